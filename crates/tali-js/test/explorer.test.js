// The page, driven in Chromium as a person would.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { odds, requests, roll } from "tali-js";
import { opened } from "./support/chromium.js";

let stage;
before(async () => (stage = await opened()));
after(() => stage?.close());

/** Opens the page; whatever it complains of fails the test. */
async function visit(context, { hash = "", width = 1280, height = 900, colorScheme = "light" } = {}) {
    const tab = await stage.browser.newContext({ viewport: { width, height }, colorScheme, permissions: ["clipboard-read", "clipboard-write"] });
    const page = await tab.newPage();
    const complaints = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.stack));
    context.after(async () => {
        await tab.close();
        assert.deepEqual(complaints, []);
    });
    await page.goto(stage.address + hash);
    await settled(page);
    return page;
}

/** Waits until the page has answered its last change. */
async function settled(page) {
    await page.waitForTimeout(100);
    await page.waitForFunction(() => !document.querySelector("#said").hasAttribute("aria-busy"));
}

/** The rows of the chart: the outcome and the texts beside it. */
const rows = (page) => page.$$eval("#said tbody tr", (rows) => rows.map((row) => [...row.querySelectorAll("th, td:not(.bars)")].map((cell) => cell.textContent)));

const hashOf = (fields) => `#${new URLSearchParams(fields)}`;

test("the first paint needs one HTML file, one script and one program", async (context) => {
    const tab = await stage.browser.newContext();
    context.after(() => tab.close());
    const asked = new Set();
    tab.on("request", (request) => request.url().startsWith("http") && asked.add(new URL(request.url()).pathname));
    const page = await tab.newPage();
    await page.goto(stage.address);
    await page.waitForSelector("#said tbody tr");
    assert.deepEqual([...asked].sort(), ["/", "/explorer.js", "/tali.wasm"]);
});

test("choose a test, fill in its fields, and see the exact odds", async (context) => {
    const page = await visit(context);
    await page.getByRole("radio", { name: "Rating tiers" }).check({ force: true });
    await page.getByLabel("Test", { exact: true }).selectOption("tiers.difficulty");
    await page.getByLabel("Actor").fill("15");
    await page.getByLabel("Difficulty").selectOption("impossible");
    await settled(page);
    const wanted = odds({ "tiers.difficulty": { actor: 15, difficulty: "impossible" } });
    assert.deepEqual((await rows(page)).map(([outcome, , p]) => [outcome.replace(" ", "-"), p]), wanted.map(({ outcome, p }) => [outcome, p]));
    assert.match(await page.textContent("#took"), /worked out in/);
});

test("totals have their chance to be reached beside them", async (context) => {
    const page = await visit(context, { hash: hashOf({ show: "mini6.wild-die", a: '{"code":"1D","at_most":8}' }) });
    assert.deepEqual(await rows(page), [
        ["1", "16.7 %", "1/6", "100 %"],
        ["2", "16.7 %", "1/6", "83.3 %"],
        ["3", "16.7 %", "1/6", "66.7 %"],
        ["4", "16.7 %", "1/6", "50.0 %"],
        ["5", "16.7 %", "1/6", "33.3 %"],
        ["7", "2.8 %", "1/36", "16.7 %"],
        ["8 or more", "13.9 %", "5/36", "13.9 %"],
    ]);
    assert.equal(await page.locator("#said .tail-bar").count(), 7);
});

test("a wrong value is told beside its field, and mended there", async (context) => {
    const page = await visit(context);
    const target = page.getByLabel("Target number");
    for (const [value, message] of [["5000", /out of range: -1000 to 1000 are allowed/], ["", /needed/], ["1.5", /whole number/]]) {
        await target.fill(value);
        await settled(page);
        const told = page.locator(".field", { has: target }).getByRole("alert");
        assert.match(await told.textContent(), message);
        assert.equal(await target.getAttribute("aria-invalid"), "true");
        assert.ok((await target.getAttribute("aria-describedby")).includes(await told.getAttribute("id")));
    }
    await page.getByLabel("Code").fill("5X");
    await target.fill("15");
    await settled(page);
    assert.match(await page.locator(".field", { has: page.getByLabel("Code") }).getByRole("alert").textContent(), /5X/);
    assert.equal(await target.getAttribute("aria-invalid"), "false");
    await page.getByLabel("Code").fill("5D");
    await settled(page);
    assert.equal(await page.locator(".error:not(:empty)").count(), 0);
    assert.equal((await rows(page)).length, 2);
});

test("an error in a field that is folded away opens it", async (context) => {
    const page = await visit(context);
    await page.getByText("One more field").click();
    await page.getByLabel("Bonus").fill("9999");
    await page.getByText("One more field").click();
    await page.getByLabel("Code").fill("4D");
    await settled(page);
    assert.equal(await page.getByLabel("Bonus").isVisible(), true);
});

test("two set-ups are compared side by side", async (context) => {
    const page = await visit(context, { hash: hashOf({ show: "mini6.check", a: '{"code":"5D","tn":15}' }) });
    await page.getByRole("button", { name: "Compare with a second set-up" }).click();
    await page.getByLabel("Code").fill("7D");
    await settled(page);
    const both = [odds({ "mini6.check": { code: "5D", tn: 15 } }), odds({ "mini6.check": { code: "7D", tn: 15 } })];
    const shown = await page.$$eval("#said td.number span", (spans) => spans.map((span) => span.title));
    assert.deepEqual(shown, [both[0][0].p, both[1][0].p, both[0][1].p, both[1][1].p]);
    await page.getByRole("tab", { name: "Set-up B" }).press("ArrowLeft");
    assert.equal(await page.getByLabel("Code").inputValue(), "5D");
    await page.getByRole("button", { name: "Drop set-up B, keep A" }).click();
    await settled(page);
    assert.equal(await page.getByRole("tab").count(), 0);
});

test("outcomes of one set-up alone keep their place among those of the other", async (context) => {
    const [a, b] = [{ code: "1D", at_most: 8 }, { code: "2D", at_most: 10 }].map((fields) => JSON.stringify(fields));
    const page = await visit(context, { hash: hashOf({ show: "mini6.wild-die", a, b }) });
    const outcomes = (await rows(page)).map(([outcome]) => Number.parseInt(outcome, 10));
    assert.deepEqual(outcomes, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a roll by seed is told as a card, with every die", async (context) => {
    const fields = { attack: "5D", tn: 16, damage: "5D", soak: 12 };
    const page = await visit(context, { hash: hashOf({ show: "mini6.strike", a: JSON.stringify(fields), seed: 7 }) });
    const rolled = roll({ "mini6.strike": fields }, 7);
    assert.equal((await page.textContent("#rolled .outcome")).replaceAll(" ", "-"), rolled.outcome);
    const dice = JSON.stringify(rolled.trace).match(/"face":\d+/g).map((face) => face.slice(7));
    assert.deepEqual(await page.$$eval("#rolled .die", (dice) => dice.map((die) => die.textContent)), dice);
    assert.match(await page.locator("#rolled .die.wild").first().getAttribute("aria-label"), /^d6 \d, wild$/);

    await page.getByLabel("Seed").fill("-1");
    await settled(page);
    await page.waitForFunction(() => document.querySelector("#roll-wrong").textContent.includes("out of range"));
    await page.getByRole("button", { name: "Roll", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("#roll-wrong").textContent === "");
    assert.match(await page.getByLabel("Seed").inputValue(), /^\d+$/);
});

test("real dice are asked for one by one until the test is settled", async (context) => {
    const fields = { attack: "2D", tn: 7, damage: "2D", soak: 5, state: "stunned" };
    const page = await visit(context, { hash: hashOf({ show: "mini6.strike", a: JSON.stringify(fields) }) });
    await page.getByRole("button", { name: "Begin" }).click();
    const die = page.getByLabel("Roll a d6 and type its face");
    await die.fill("4");
    await die.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("#laid .table .die").length === 1);
    // the next can be typed at once
    await page.waitForFunction(() => document.activeElement.matches(".face"));
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("#laid .table .die").length === 2);
    await page.getByRole("group", { name: "Faces of the d6" }).getByRole("button", { name: "5" }).click();
    await page.waitForFunction(() => document.querySelectorAll("#laid .table .die").length === 3);
    await page.getByRole("button", { name: "Take the last back" }).click();
    await page.waitForFunction(() => document.querySelectorAll("#laid .table .die").length === 2);
    for (const face of ["6", "2"]) {
        const before = await page.locator("#laid .table .die").count();
        await page.getByRole("group", { name: "Faces of the d6" }).getByRole("button", { name: face }).click();
        await page.waitForFunction((before) => document.querySelectorAll("#laid .table .die").length === before + 1, before);
    }
    assert.equal(await page.textContent("#laid .outcome"), "wounded");
    assert.equal(await die.count(), 0);
});

test("a face that a die lacks is told, and can be taken back", async (context) => {
    const page = await visit(context, { hash: hashOf({ show: "pool.test", a: '{"modifier":-1}', dice: "5,9" }) });
    assert.match(await page.locator("#laid .error").textContent(), /die 2 is a d6, which has no face 9/);
    await page.getByRole("button", { name: "Take the last back" }).click();
    await page.getByLabel("Roll a d6 and type its face").waitFor();
});

test("a link shows the same again", async (context) => {
    const page = await visit(context);
    await page.getByLabel("Code").fill("6D+2");
    await page.getByLabel("Seed").fill("11");
    await settled(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("The link is copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, page.url());
    const again = await visit(context, { hash: new URL(link).hash });
    assert.equal(await again.getByLabel("Code").inputValue(), "6D+2");
    assert.deepEqual(await rows(again), await rows(page));
    await again.waitForSelector("#rolled .card");
    assert.equal(await again.textContent("#rolled"), await page.textContent("#rolled"));
});

test("a link that says nonsense shows a page that works", async (context) => {
    for (const hash of ["#show=luck", "#show=mini6.check&a={", "#show=mini6.check&a=[]&seed=x&dice=a", "#%", "#show=brp.exchange&a={}", "#show=pool.gaze&a={}"]) {
        const page = await visit(context, { hash });
        assert.equal(await page.getByLabel("Test", { exact: true }).isVisible(), true, hash);
        assert.ok((await page.locator("#fields input, #fields select").count()) > 0, hash);
    }
});

test("a sheet is looked over: its figures, and its faults", async (context) => {
    const page = await visit(context, { hash: "#show=sheet.mini6" });
    assert.match(await page.textContent("#said"), /No faults.*Dodge16, 15.*without armour and shield, and with them/);
    await page.getByLabel("Might").fill("9D");
    await settled(page);
    assert.match(await page.textContent("#said h3"), /fault/);
    assert.equal(await page.getByRole("button", { name: "Compare" }).isVisible(), false);
});

test("a fight that would take for ever is an error, and the page works on", async (context) => {
    const harmless = { attack: "1D", damage: "1D", defence: 4, soak: 1000 };
    const page = await visit(context, { hash: hashOf({ show: "mini6.duel", a: JSON.stringify({ first: harmless, second: harmless }), seed: 1 }) });
    await page.waitForFunction(() => /2000000 dice don't settle it/.test(document.body.textContent), undefined, { polling: 200 });
    await page.getByText(/^\d more fields$/).last().click();
    await page.getByLabel("Rounds").fill("1");
    await page.waitForSelector("#rolled .card");
});

test("every test and sheet is there, with fields, an answer and no error, at the width of a phone", async (context) => {
    const page = await visit(context, { width: 390, height: 844, colorScheme: "dark" });
    const shown = [];
    for (const system of await page.$$eval("#system input", (inputs) => inputs.map(({ value }) => value))) {
        await page.locator(`#system input[value=${system}]`).check({ force: true });
        for (const key of await page.$$eval("#subject option", (options) => options.map(({ value }) => value))) {
            await page.getByLabel("Test", { exact: true }).selectOption(key);
            await settled(page);
            assert.ok((await page.locator("#fields input, #fields select").count()) > 0, key);
            assert.ok((await page.locator("#said > *").count()) > 0, key);
            assert.deepEqual(await page.$$eval(".error", (errors) => errors.map((error) => error.textContent).filter(Boolean)), [], key);
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${key} is too wide`);
            // all that can be filled in has a name
            const nameless = await page.$$eval("#fields :is(input, select)", (fields) => fields.filter((field) => !field.labels?.length && !field.ariaLabel).length);
            assert.equal(nameless, 0, key);
            shown.push(key);
        }
    }
    const sheets = ["sheet.brp", "sheet.mini6", "sheet.pool", "sheet.tiers"];
    assert.deepEqual(shown.sort(), [...requests(), ...sheets].sort());
});

test("it works by keyboard alone", async (context) => {
    const page = await visit(context);
    const reached = new Set();
    for (let press = 0; press < 20; press++) {
        await page.keyboard.press("Tab");
        reached.add(await page.evaluate(() => document.activeElement.id || document.activeElement.name || document.activeElement.labels?.[0]?.textContent || document.activeElement.tagName));
    }
    for (const wanted of ["share", "system", "subject", "compare", "reset", "roll", "seed", "begin"]) assert.ok(reached.has(wanted), `${wanted}: ${[...reached]}`);
    await page.locator("#system input:checked").focus();
    await page.keyboard.press("ArrowRight");
    await settled(page);
    assert.equal(await page.locator("#system input:checked").inputValue(), "pool");
});

test("the odds of a strike take less than a millisecond in the browser", async (context) => {
    const page = await visit(context);
    const took = await page.evaluate(async () => {
        const worker = new Worker("explorer.js", { type: "module" });
        const given = [{ "mini6.strike": { attack: "5D", tn: 16, damage: "5D", soak: 12 } }];
        const times = [];
        for (let id = 0; id < 300; id++) {
            worker.postMessage({ id, name: "odds", given });
            const { data } = await new Promise((done) => (worker.onmessage = done));
            times.push(data.took);
        }
        worker.terminate();
        return times.sort((a, b) => a - b)[150];
    });
    context.diagnostic(`a strike: ${took} ms, the median of 300`);
    assert.ok(took < 1, `${took} ms`);
});
