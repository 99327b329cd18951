import { expect, test } from './support/fixtures.ts';
import { createHostileData, type HostileData } from './support/hostile/hostile-data.ts';
import { packPayloads } from './support/hostile/pack-payloads.ts';
import { getHostileUrls, getStaffPages, getVisitorPages, MEMBER_PAGES } from './support/hostile/pages.ts';
import { openPayloadMonitor } from './support/hostile/payload-monitor.ts';
import { PAYLOADS } from './support/hostile/payloads.ts';
import { createMember, type Member } from './support/members.ts';
import { signIn } from './support/session.ts';

/** Number of documents of each kind. Together, their texts of 300 characters contain all payloads. */
const EACH = packPayloads(300).length;
/** The pages of site and console together must show more payloads than this; a member's pages, half of it. */
const MOST = PAYLOADS.length * 0.9;

let member: Member;
let world: HostileData;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  member = await createMember({ verified: true });
  world = await createHostileData({ member, each: EACH, everywhere: false });
});
test.afterAll(async () => {
  await world.remove();
});

const AREAS = [
  {
    where: 'on the site',
    account: undefined,
    getPaths: () => [...getVisitorPages(world), ...getHostileUrls(0)],
    most: MOST,
  },
  { where: 'on the pages of a member', account: 'member', getPaths: () => MEMBER_PAGES, most: MOST / 2 },
  { where: 'in the console', account: 'super', getPaths: () => getStaffPages(world, member), most: MOST },
];

for (const bypassCSP of [false, true])
  for (const { where, account, getPaths, most } of AREAS) {
    const defense = bypassCSP ? 'by escaping alone, without the policy' : 'under the policy';
    test(`no text runs as a script ${where}, ${defense} (R151)`, async ({ browser, getSession }) => {
      test.setTimeout(300_000);
      const session = account === 'super' ? { storageState: await getSession('super') } : {};
      const monitor = await openPayloadMonitor(browser, { bypassCSP, ...session });
      if (account === 'member') await signIn(monitor.page, member);
      for (const path of getPaths()) await monitor.open(path);
      await monitor.close();
      expect(monitor.findings).toEqual([]);
      expect(monitor.shown.size).toBeGreaterThan(most);
    });
  }

test('detects a text that was not escaped (R151)', async ({ browser }) => {
  const monitor = await openPayloadMonitor(browser, { bypassCSP: true });
  await monitor.open('/faq');
  await monitor.page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    PAYLOADS.map(({ text }) => text).join('\n'),
  );
  await monitor.inspect();
  await expect.poll(() => monitor.findings.join('\n')).toMatch(/payload \d+ ran/);
  const all = monitor.findings.join('\n');
  for (const sign of ['element <', 'handler on', 'href javascript:', 'asked for', 'style '])
    expect(all).toContain(sign);
  await monitor.close();
});
