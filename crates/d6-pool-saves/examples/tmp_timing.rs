//! x
use d6_pool_saves::*; use dice_core::*; use std::time::{Duration,Instant};
fn best<T>(what:&str, n:u32, reps:u32, f: impl Fn()->T){ let mut b=Duration::MAX; for _ in 0..reps { let t=Instant::now(); for _ in 0..n { std::hint::black_box(f()); } b=b.min(t.elapsed()/n); } println!("{what}: {b:?}"); }
fn main(){
  for at in [5,10,20,100,250] { for resisted in [false,true] {
    let mut s=Strike::new(ArmourValue::saturating(5),Damage::saturating(2),AtMost::saturating(at)); s.resisted=resisted;
    best(&format!("strike at_most {at} resisted {resisted}"), 20, 60, || s.odds());
  }}
  best("save", 100, 60, || Save{level:Level::saturating(16),..Save::default()}.odds());
  for (l,h,t) in [(10,0,20),(10,0,100),(1000,0,100),(1000,-1000,100),(0,-1000,100)] {
    best(&format!("dying {l} {h} {t}"),1,3,|| Dying{level:Level::saturating(l),health:HealthBelow::saturating(h),turns:Turns::saturating(t)}.odds());
  }
  for (h,n,res,sixes) in [(20,3,false,true),(20,3,true,true),(20,3,false,false),(44,1,true,true),(14,10,true,true)] {
    let d=Duellist{health:DuelHealth::saturating(h),attacks:Attacks::saturating(n),armour:ArmourValue::saturating(6),to_hit:ToHit::saturating(1),damage:Damage::saturating(2),sixes,resistant:res};
    let duel=Duel::new(d,d).unwrap();
    best(&format!("duel {h} {n} resisted {res} sixes {sixes}"),1,5,|| duel.odds());
  }
}
