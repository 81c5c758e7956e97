#!/bin/bash -eu
# Builds every target with its seeds and the dictionary, as OSS-Fuzz wants them in $OUT.
cd "$SRC/tali/fuzz"
./seeds
cargo fuzz build -O
for target in $(sed -n 's/^name = "\(.*\)"$/\1/p' Cargo.toml | grep -v '^tali-fuzz$'); do
    cp "target/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
    cp tali.dict "$OUT/$target.dict"
    if [ -d "corpus/$target" ]; then zip -jqr "$OUT/${target}_seed_corpus.zip" "corpus/$target"; fi
done
