import { z } from 'zod';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { expect, test } from './support/fixtures.ts';
import { createHostileData, type HostileData } from './support/hostile/hostile-data.ts';
import {
  getAllSitePages,
  getAllStaffPages,
  getHostileUrls,
  getStaffPages,
  getVisitorPages,
  MEMBER_PAGES,
} from './support/hostile/pages.ts';
import { openPayloadMonitor, type PayloadMonitor } from './support/hostile/payload-monitor.ts';
import { PAYLOADS } from './support/hostile/payloads.ts';
import { deleteSent, type SendResult, sendPayloads } from './support/hostile/send-payloads.ts';
import { createMember, type Member } from './support/members.ts';
import { signIn } from './support/session.ts';

/** Number of documents of each kind. `npm run xss` can set it. */
const { XSS_EACH: EACH } = z
  .object({ XSS_EACH: z.coerce.number().int().positive().default(PAYLOADS.length) })
  .parse(process.env);
const AN_HOUR_MS = 3_600_000;
/** Attempts to open a page, because a slow machine may not render it in time. */
const TRIES = 3;
/** Minimum share of payloads that pages show. Markdown drops some entirely, such as HTML comments. */
const SEEN_PART = 0.95;

test.describe.configure({ mode: 'serial', timeout: AN_HOUR_MS });

let member: Member;
let world: HostileData | undefined;
let sent: SendResult | undefined;
const opened = { policy: 0, escaping: 0 };
const seen = new Set<number>();
const caught: string[] = [];
const unopened: string[] = [];

const getWorld = (): HostileData => {
  if (world === undefined) throw new Error('nothing was written');
  return world;
};

const tryOpen = async (monitor: PayloadMonitor, path: string): Promise<string | null> => {
  let failure: string | null = null;
  for (let tries = TRIES; tries > 0; tries--) {
    try {
      await monitor.open(path);
      return null;
    } catch (error) {
      failure = `${path}: ${String(error).split('\n')[0]}`;
    }
  }
  return failure;
};

const openAll = async (
  monitor: PayloadMonitor,
  addresses: readonly string[],
  defense: keyof typeof opened,
): Promise<void> => {
  for (const path of addresses) {
    const failure = await tryOpen(monitor, path);
    if (failure === null) opened[defense] += 1;
    else unopened.push(failure);
  }
  for (const number of monitor.shown) seen.add(number);
  caught.push(...monitor.findings);
  await monitor.close();
  expect(caught).toEqual([]);
};

test.beforeAll(async () => {
  test.setTimeout(AN_HOUR_MS);
  member = await createMember({ verified: true });
  sent = await sendPayloads(member, EACH);
  world = await createHostileData({ member, each: EACH, everywhere: true });
});

test.afterAll(async () => {
  test.setTimeout(AN_HOUR_MS);
  await Promise.all([world?.remove(), sent && deleteSent(sent)]);
  if (world === undefined || sent === undefined) return;
  const kinds = new Set(PAYLOADS.map(({ kind }) => kind)).size;
  const lines = [
    `- ${PAYLOADS.length} payloads of ${kinds} kinds; ${EACH} records of each kind of document.`,
    `- Sent through the API: ${sent.accepted} texts accepted as text, ${sent.rejected} refused. Written directly, as an older version may have stored them: ${world.texts} texts.`,
    `- Pages opened in Chromium: ${opened.policy} under the policy, ${opened.escaping} without the policy; ${seen.size} of the payloads were seen on them as text; ${unopened.length} pages did not open.`,
    `- Executed, requested, or turned into an element, handler or address: **${caught.length}**.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (process.env.RECORD_FIGURES === '1') await recordMeasurements('text', `npm run xss -- --each ${EACH}`, lines);
});

for (const defense of ['policy', 'escaping'] as const) {
  const bypassCSP = defense === 'escaping';

  test(`no text runs as a script anywhere on the site: ${defense} (R151)`, async ({ browser }) => {
    await openAll(
      await openPayloadMonitor(browser, { bypassCSP }),
      [...getVisitorPages(getWorld()), ...getAllSitePages(getWorld())],
      defense,
    );
  });

  test(`no text of a URL runs: ${defense} (R151)`, async ({ browser }) => {
    const shift = bypassCSP ? 1 : 0;
    const addresses = PAYLOADS.slice(0, EACH).map(({ number }) => {
      const all = getHostileUrls(number);
      return all[(number + shift) % all.length] ?? '/';
    });
    await openAll(await openPayloadMonitor(browser, { bypassCSP }), addresses, defense);
  });

  test(`no text runs as a script on the pages of a member: ${defense} (R151)`, async ({ browser }) => {
    const monitor = await openPayloadMonitor(browser, { bypassCSP });
    await signIn(monitor.page, member);
    await openAll(monitor, MEMBER_PAGES, defense);
  });

  test(`no text runs as a script anywhere in the console: ${defense} (R151)`, async ({ browser, getSession }) => {
    const monitor = await openPayloadMonitor(browser, { bypassCSP, storageState: await getSession('super') });
    await openAll(monitor, [...getStaffPages(getWorld(), member), ...getAllStaffPages(getWorld())], defense);
  });
}

test('shows the payloads on pages that opened (R151)', () => {
  expect(seen.size).toBeGreaterThan(PAYLOADS.length * SEEN_PART);
  expect(unopened).toEqual([]);
});
