import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createApp } from '../../../functions/src/api/app.ts';
import { readsAndWrites } from '../../../functions/src/platform/firestore.ts';
import { PROJECT_ID } from '../../emulators/ports.ts';
import { fill, uidOf } from './fill.ts';
import { QUESTIONS, type Question } from './questions.ts';
import type { Asked, Result } from './result.ts';
import { watchWaiting } from './waiting.ts';

const ORIGIN = 'http://portal.bench';
const WARM_UPS = 2;
const OPENING_MS = 120_000;
const POLL_MS = 500;
const rows = z.array(z.object({ id: z.string() }));

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token of the bench's super_admin as an emulator makes them, which are not signed. */
const token = (): string => {
  const [at, sub] = [Math.floor(Date.now() / 1000), uidOf(0)];
  const iss = `https://securetoken.google.com/${PROJECT_ID}`;
  const claims = { iss, aud: PROJECT_ID, sub, user_id: sub, auth_time: at, iat: at, exp: at + 3600, firebase: {} };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
};

const addressOf = ({ path, page, rows: many, sort, filter }: Question, after: string | undefined): string => {
  const first = (page - 1) * many;
  const parts = { range: [first, first + many - 1], ...(sort && { sort }), ...(filter && { filter }) };
  const wished = after === undefined ? parts : { ...parts, after };
  const query = Object.entries(wished).map(([name, value]) => [name, JSON.stringify(value)]);
  return `${ORIGIN}/api/admin/${path}?${new URLSearchParams(query)}`;
};

type Ask = (question: Question, after?: string) => Promise<string[]>;

const asking = (): Ask => {
  const app = createApp();
  const headers = { Authorization: `Bearer ${token()}` };
  return async (question, after) => {
    const response = await app.fetch(new Request(addressOf(question, after), { headers }));
    if (response.status !== 200) throw new Error(`${question.name}: ${response.status} ${await response.text()}`);
    return rows.parse(await response.json()).map(({ id }) => id);
  };
};

/** The first question has the index of mods built, and is refused until it is there. */
const opening = async (ask: Ask): Promise<void> => {
  const deadline = performance.now() + OPENING_MS;
  const [first] = QUESTIONS.filter(({ path }) => path === 'mods');
  while (first !== undefined) {
    const failure = await ask(first).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (performance.now() > deadline) throw failure;
    await wait(POLL_MS);
  }
};

/** The last row before a page far in; all rows up to it are asked for at once, for each question goes through everything. */
const rowBefore = async (ask: Ask, { page, rows: many, ...question }: Question): Promise<string | undefined> =>
  page === 1 ? undefined : (await ask({ ...question, page: 1, rows: (page - 1) * many })).at(-1);

/** Asks everything in turns, so that what else the machine does falls on all of it. */
export const measure = async (each: number): Promise<Result> => {
  const begun = performance.now();
  await fill();
  const filled = performance.now();
  const ask = asking();
  await opening(ask);
  const opened = performance.now();
  const befores = new Map<Question, string | undefined>();
  for (const question of QUESTIONS) befores.set(question, await rowBefore(ask, question));
  const waiting = watchWaiting();
  const asked = new Map<string, Asked>();
  for (let round = 0; round < each + WARM_UPS; round += 1) {
    for (const question of QUESTIONS) {
      const { reads } = readsAndWrites();
      waiting.begin();
      const from = performance.now();
      const ids = await ask(question, befores.get(question));
      const took = performance.now() - from;
      const { waited, times, floor } = waiting.end();
      const billed = readsAndWrites().reads - reads;
      const alone = await floor();
      if (round < WARM_UPS) continue;
      const former = asked.get(question.name);
      asked.set(question.name, {
        name: question.name,
        milliseconds: [...(former?.milliseconds ?? []), took],
        own: [...(former?.own ?? []), took - waited],
        floor: [...(former?.floor ?? []), alone],
        waits: times,
        reads: Math.max(former?.reads ?? 0, billed),
        rows: ids.length,
      });
    }
  }
  return { filledMs: filled - begun, openedMs: opened - filled, asked: [...asked.values()] };
};
