import { expect, test } from './support/fixtures.ts';
import { addressesWith, MEMBERS_PAGES, staffPages, strangersPages } from './support/hostile/addresses.ts';
import { openEyes } from './support/hostile/eyes.ts';
import { packed } from './support/hostile/packed.ts';
import { PAYLOADS } from './support/hostile/payloads.ts';
import { makeWorld, type World } from './support/hostile/world.ts';
import { type Member, newMember } from './support/members.ts';
import { signIn } from './support/session.ts';

/** As many documents of each kind as hold all payloads in their texts of 300 characters. */
const EACH = packed(300).length;
/** Enough of a page has all payloads; a short field of a single document holds one. */
const MOST = PAYLOADS.length * 0.9;

let member: Member;
let world: World;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  member = await newMember({ verified: true });
  world = await makeWorld({ member, each: EACH, everywhere: false });
});
test.afterAll(async () => {
  await world.remove();
});

for (const bypassCSP of [false, true]) {
  const how = bypassCSP ? 'by escaping alone, the policy taken away' : 'under the policy';

  test(`R151 no text runs on the site, ${how}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const eyes = await openEyes(browser, { bypassCSP });
    for (const address of strangersPages(world)) await eyes.open(address);
    for (const address of addressesWith(0)) await eyes.open(address);
    await eyes.close();
    expect(eyes.caught).toEqual([]);
    expect(eyes.seen.size).toBeGreaterThan(MOST);
  });

  test(`R151 no text runs on a member’s pages, ${how}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const eyes = await openEyes(browser, { bypassCSP });
    await signIn(eyes.page, member);
    for (const address of MEMBERS_PAGES) await eyes.open(address);
    await eyes.close();
    expect(eyes.caught).toEqual([]);
    expect(eyes.seen.size).toBeGreaterThan(MOST / 2);
  });

  test(`R151 no text runs in the console, ${how}`, async ({ browser, sessionOf }) => {
    test.setTimeout(300_000);
    const eyes = await openEyes(browser, { bypassCSP, storageState: await sessionOf('super') });
    for (const address of staffPages(world, member)) await eyes.open(address);
    await eyes.close();
    expect(eyes.caught).toEqual([]);
    expect(eyes.seen.size).toBeGreaterThan(MOST);
  });
}

test('R151 a text that came through unescaped would be caught', async ({ browser }) => {
  const eyes = await openEyes(browser, { bypassCSP: true });
  await eyes.open('/faq');
  await eyes.page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    PAYLOADS.map(({ text }) => text).join('\n'),
  );
  await eyes.look();
  await expect.poll(() => eyes.caught.join('\n')).toMatch(/payload \d+ ran/);
  const all = eyes.caught.join('\n');
  for (const sign of ['element <', 'handler on', 'href javascript:', 'asked for', 'style '])
    expect(all).toContain(sign);
  await eyes.close();
});
