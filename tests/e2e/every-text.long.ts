import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { expect, test } from './support/fixtures.ts';
import {
  addressesWith,
  everySitePage,
  everyStaffPage,
  MEMBERS_PAGES,
  staffPages,
  strangersPages,
} from './support/hostile/addresses.ts';
import { type Eyes, openEyes } from './support/hostile/eyes.ts';
import { PAYLOADS } from './support/hostile/payloads.ts';
import { type Sent, sendAll, unsend } from './support/hostile/sent.ts';
import { makeWorld, type World } from './support/hostile/world.ts';
import { type Member, newMember } from './support/members.ts';
import { signIn } from './support/session.ts';

/** What `npm run xss` tells: how many records of each kind, and where it finds what this has counted. */
const { XSS_EACH: EACH, XSS_REPORT: REPORT } = z
  .object({ XSS_EACH: z.coerce.number().int().positive().default(PAYLOADS.length), XSS_REPORT: z.string().optional() })
  .parse(process.env);
const AN_HOUR_MS = 3_600_000;
/** Of a page that does not open nothing is known. A slow machine may not have drawn it in time: it is tried again. */
const TRIES = 3;
/** Markdown leaves some of them out altogether, such as what stands in a comment. */
const SEEN_PART = 0.95;

test.describe.configure({ mode: 'serial', timeout: AN_HOUR_MS });

let member: Member;
let world: World | undefined;
let sent: Sent | undefined;
const opened = { policy: 0, escaping: 0 };
const seen = new Set<number>();
const caught: string[] = [];
const unopened: string[] = [];

const there = (): World => {
  if (world === undefined) throw new Error('nothing was written');
  return world;
};

const failureToOpen = async (eyes: Eyes, address: string): Promise<string | null> => {
  let failure: string | null = null;
  for (let left = TRIES; left > 0; left--) {
    try {
      await eyes.open(address);
      return null;
    } catch (error) {
      failure = `${address}: ${String(error).split('\n')[0]}`;
    }
  }
  return failure;
};

const openAll = async (eyes: Eyes, addresses: readonly string[], way: keyof typeof opened): Promise<void> => {
  for (const address of addresses) {
    const failure = await failureToOpen(eyes, address);
    if (failure === null) opened[way] += 1;
    else unopened.push(failure);
  }
  for (const number of eyes.seen) seen.add(number);
  caught.push(...eyes.caught);
  await eyes.close();
  expect(caught).toEqual([]);
};

test.beforeAll(async () => {
  test.setTimeout(AN_HOUR_MS);
  member = await newMember({ verified: true });
  sent = await sendAll(member, EACH);
  world = await makeWorld({ member, each: EACH, everywhere: true });
});

test.afterAll(async () => {
  test.setTimeout(AN_HOUR_MS);
  await Promise.all([world?.remove(), sent && unsend(sent)]);
  if (REPORT === undefined || world === undefined || sent === undefined) return;
  const kinds = new Set(PAYLOADS.map(({ kind }) => kind)).size;
  const { texts } = world;
  const { accepted, refused } = sent;
  const counted = { payloads: PAYLOADS.length, kinds, each: EACH, texts, accepted, refused, opened, seen: seen.size };
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, JSON.stringify({ ...counted, caught, unopened }));
});

for (const way of ['policy', 'escaping'] as const) {
  const bypassCSP = way === 'escaping';

  test(`R151 no text runs anywhere on the site: ${way}`, async ({ browser }) => {
    await openAll(await openEyes(browser, { bypassCSP }), [...strangersPages(there()), ...everySitePage(there())], way);
  });

  test(`R151 no text of an address runs: ${way}`, async ({ browser }) => {
    const shift = bypassCSP ? 1 : 0;
    const addresses = PAYLOADS.slice(0, EACH).map(({ number }) => {
      const all = addressesWith(number);
      return all[(number + shift) % all.length] ?? '/';
    });
    await openAll(await openEyes(browser, { bypassCSP }), addresses, way);
  });

  test(`R151 no text runs on a member’s pages: ${way}`, async ({ browser }) => {
    const eyes = await openEyes(browser, { bypassCSP });
    await signIn(eyes.page, member);
    await openAll(eyes, MEMBERS_PAGES, way);
  });

  test(`R151 no text runs anywhere in the console: ${way}`, async ({ browser, sessionOf }) => {
    const eyes = await openEyes(browser, { bypassCSP, storageState: await sessionOf('super') });
    await openAll(eyes, [...staffPages(there(), member), ...everyStaffPage(there())], way);
  });
}

test('R151 the payloads were shown, on pages that opened', () => {
  expect(seen.size).toBeGreaterThan(PAYLOADS.length * SEEN_PART);
  expect(unopened).toEqual([]);
});
