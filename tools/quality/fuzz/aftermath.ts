import { readFile } from 'node:fs/promises';
import { newMember, PASSWORD } from '../../testing/new-member.ts';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';
import { someAddress } from '../send.ts';

const TIMEOUT_MS = 60_000;
const CRASHES = /uncaught|unhandled|out of memory|worker .*(?:crash|exited)|exited with code|ECONNRESET/i;
const SHOWN = 5;

const statusOf = async (url: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.arrayBuffer();
  return answer.status;
};

/** What of a portal no longer works; empty when home, login and listing do. */
export const brokenPartsOf = async (portal: Portal, { auth, firestore }: Admin): Promise<string[]> => {
  const { username } = await newMember(auth, firestore);
  const login = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': someAddress() },
    body: JSON.stringify({ identifier: username, password: PASSWORD }),
  };
  const asked: readonly (readonly [string, RequestInit])[] = [
    ['/api/home', {}],
    ['/api/mods/public?facets=1', {}],
    ['/api/search/suggest?q=ma', {}],
    ['/api/auth/login', login],
  ];
  const answers = await Promise.all(
    asked.map(async ([path, init]) => [path, await statusOf(`${portal.url}${path}`, init)] as const),
  );
  return answers.flatMap(([path, status]) => (status === 200 ? [] : [`${path} answers ${status}`]));
};

/** The length of what emulators and functions have printed; a log that is not there has none. */
export const logLength = async ({ log }: Portal): Promise<number> => (await readFile(log).catch(() => '')).length;

/** Lines since a length of the log that tell of a crash. */
export const crashesSince = async ({ log }: Portal, from: number): Promise<string[]> => {
  const text = (await readFile(log).catch(() => Buffer.from(''))).subarray(from).toString('utf8');
  const lines = text.split('\n').filter((line) => CRASHES.test(line));
  return lines.slice(0, SHOWN).map((line) => `in the log: ${line.slice(0, 300)}`);
};
