// The page: what is chosen, its fields, and what the package says to them.

import { askFor, onTheTable } from "./dice.js";
import { h } from "./dom.js";
import { ask, atWork, work } from "./engine.js";
import { formFor } from "./form.js";
import { chart } from "./odds.js";
import { report } from "./report.js";
import { meaningsOf, SUBJECTS, shapeOf } from "./schema.js";
import { begun, read, written } from "./state.js";
import { card } from "./trace.js";
import { advice, plain, SYSTEMS } from "./words.js";

if (atWork) work();
else show();

function show() {
    const $ = (id) => document.getElementById(id);
    let state = read(location.hash);
    let forms = [];
    let side = 0;

    $("system").replaceChildren(
        ...Object.entries(SYSTEMS).map(([system, name]) =>
            h("label", {}, h("input", { type: "radio", name: "system", value: system, onchange: () => choose(SUBJECTS.find((subject) => subject.system === system && subject.id !== "mini6.wild-die")) }), h("span", {}, name)),
        ),
    );
    $("subject").onchange = ({ target }) => choose(SUBJECTS.find(({ key }) => key === target.value));
    $("compare").onclick = () => {
        if (state.setUps.length === 1) state.setUps.push(structuredClone(state.setUps[0]));
        else state.setUps.splice(side === 0 ? 1 : 0, 1);
        side = state.setUps.length - 1;
        build();
    };
    $("reset").onclick = () => {
        state = begun(state.subject);
        side = 0;
        build();
    };
    $("share").onclick = async () => {
        $("share-said").textContent = await navigator.clipboard.writeText(location.href).then(() => "The link is copied.", () => "The address of this page is the link.");
    };
    $("roll").onclick = () => {
        const words = crypto.getRandomValues(new Uint32Array(1));
        $("seed").value = state.seed = String(words[0]);
        changed();
    };
    $("seed").oninput = ({ target }) => {
        state.seed = target.value === "" ? undefined : target.value;
        changed();
    };
    $("begin").onclick = () => lay([]);
    window.onhashchange = () => {
        if (location.hash === written(state)) return;
        state = read(location.hash);
        side = 0;
        build();
    };
    build();

    function choose(subject) {
        state = begun(subject);
        side = 0;
        build();
    }

    function lay(dice) {
        state.dice = dice;
        changed();
    }

    /** Builds what depends on the subject and the number of set-ups. */
    function build() {
        const { subject, setUps } = state;
        for (const input of $("system").querySelectorAll("input")) input.checked = input.value === subject.system;
        const group = (label, wanted) => h("optgroup", { label }, SUBJECTS.filter(wanted).map(({ key, name }) => h("option", { value: key, selected: key === subject.key }, name)));
        const isHere = ({ system }) => system === subject.system;
        const hasSheet = SUBJECTS.some((one) => isHere(one) && one.isSheet);
        $("subject").replaceChildren(...[group("Tests", (one) => isHere(one) && !one.isSheet), hasSheet && group("Characters", (one) => isHere(one) && one.isSheet)].filter(Boolean));
        $("about").textContent = plain(shapeOf(subject.fields).description);
        $("id").textContent = subject.isSheet ? `${subject.id} sheet` : subject.id;

        forms = setUps.map((_, at) => formFor(subject.fields, setUps, at, changed));
        $("sides").replaceChildren(
            ...(setUps.length === 2 ? ["Set-up A", "Set-up B"].map((name, at) => h("button", { type: "button", role: "tab", id: `tab${at}`, class: `side${at}`, "aria-selected": String(at === side), "aria-controls": "fields", tabindex: at === side ? 0 : -1, onclick: () => turn(at), onkeydown: ({ key }) => /^Arrow(Left|Right)$/.test(key) && turn(1 - at, true) }, name)) : []),
        );
        $("sides").hidden = setUps.length === 1;
        $("compare").hidden = subject.isSheet;
        $("compare").textContent = setUps.length === 1 ? "Compare with a second set-up" : `Drop set-up ${side === 0 ? "B" : "A"}, keep ${"AB"[side]}`;
        $("seed").value = state.seed ?? "";
        for (const element of document.querySelectorAll(".tests")) element.hidden = subject.isSheet;
        $("said-title").textContent = subject.isSheet ? "Looked over" : "Exact odds";
        turn(side);
        document.title = `${subject.name} — tali explorer`;
        changed();
    }

    /** Shows the fields of one of two set-ups. */
    function turn(to, focus = false) {
        side = to;
        $("fields").replaceChildren(forms[side].element);
        for (const tab of $("sides").children) {
            const isIt = tab.id === `tab${side}`;
            tab.setAttribute("aria-selected", String(isIt));
            tab.tabIndex = isIt ? 0 : -1;
            if (isIt && focus) tab.focus();
        }
        if (state.setUps.length === 2) $("compare").textContent = `Drop set-up ${side === 0 ? "B" : "A"}, keep ${"AB"[side]}`;
        if (state.setUps.length === 2) changed();
    }

    function changed() {
        history.replaceState(null, "", written(state));
        $("share-said").textContent = "";
        clearTimeout(changed.later);
        changed.later = setTimeout(answer, 60);
    }

    /** Asks the package for all that is shown. What is answered after the next change is thrown away. */
    async function answer() {
        const { subject, setUps, seed, dice } = state;
        const now = (answer.last = Symbol());
        const current = () => answer.last === now;
        $("said").setAttribute("aria-busy", "true");

        const said = await Promise.all(setUps.map((fields) => ask(subject.isSheet ? "validate" : "odds", { [subject.id]: fields }).catch((wrong) => ({ wrong }))));
        if (!current()) return;
        said.forEach(({ wrong }, at) => tell(at, wrong));
        $("said").removeAttribute("aria-busy");
        const right = said.every(({ wrong }) => !wrong);
        $("said").classList.toggle("stale", !right);
        if (right) {
            $("said").replaceChildren(subject.isSheet ? report(subject.id, said[0].said) : chart(said.map(({ said }, at) => ({ name: `Set-up ${"AB"[at]}`, odds: said, fields: setUps[at] })), meaningsOf(subject.id)));
            $("took").textContent = subject.isSheet ? "" : `worked out in ${time(Math.max(...said.map(({ took }) => took)))}`;
        }
        else if ($("said").childElementCount === 0) $("took").textContent = "The odds come when the fields are right.";
        if (subject.isSheet) return;

        const request = { [subject.id]: setUps[side] };
        const broken = said[side].wrong && !said[side].wrong.message.includes("reach");
        await rolled(broken ? undefined : seed, request, current);
        if (current()) await laid(broken ? undefined : dice, request, current);
    }

    /** Puts an error beside its field, or over the fields if it has none. */
    function tell(at, wrong) {
        const placed = forms[at].mark(wrong);
        if (at === 0) $("wrong").textContent = "";
        if (wrong && at !== side) $("wrong").textContent = `Set-up ${"AB"[at]}: ${advice(wrong.message)}`;
        else if (wrong && !placed) $("wrong").textContent = advice(wrong.message);
    }

    function title() {
        return `${state.subject.name}${state.setUps.length === 2 ? `, set-up ${"AB"[side]}` : ""}`;
    }

    async function rolled(seed, request, current) {
        $("roll-wrong").textContent = "";
        if (seed === undefined) return $("rolled").replaceChildren();
        try {
            const whole = /^\d+$/.test(seed);
            const { said } = await ask("roll", request, whole ? BigInt(seed) : seed);
            if (current()) $("rolled").replaceChildren(card(title(), said));
        } catch ({ message }) {
            if (current()) $("roll-wrong").textContent = message;
        }
    }

    async function laid(dice, request, current) {
        $("begin").hidden = dice !== undefined;
        if (dice === undefined) return $("laid").replaceChildren();
        const table = onTheTable(dice, { undo: () => lay(dice.slice(0, -1)), clear: () => lay([]) });
        try {
            const { said } = await ask("replay", request, dice);
            if (!current()) return;
            const next = said.need ? askFor(said.need.sides, (face) => give([...dice, face])) : card(title(), said);
            $("laid").replaceChildren(table, next);
            if (said.need && laid.focus) $("laid").querySelector("input").focus();
            laid.focus = false;
        } catch ({ message }) {
            if (current()) $("laid").replaceChildren(table, h("p", { class: "error", role: "alert" }, message));
        }
    }

    function give(dice) {
        laid.focus = true;
        lay(dice);
    }
}

const time = (milliseconds) => (milliseconds < 1 ? "less than a millisecond" : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`);
