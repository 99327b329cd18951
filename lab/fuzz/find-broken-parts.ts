import { readFile } from 'node:fs/promises';
import { createTestMember, PASSWORD } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';
import { getRandomIp } from '../send.ts';

const TIMEOUT_MS = 60_000;
const CRASHES = /uncaught|unhandled|out of memory|worker .*(?:crash|exited)|exited with code|ECONNRESET/i;
const SHOWN = 5;

const getStatus = async (url: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.arrayBuffer();
  return response.status;
};

/** Calls home, list, suggestions and login. Returns the calls that do not respond 200. */
export const findBrokenParts = async (portal: Portal, { auth, firestore }: Admin): Promise<string[]> => {
  const { username } = await createTestMember(auth, firestore);
  const login = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': getRandomIp() },
    body: JSON.stringify({ identifier: username, password: PASSWORD }),
  };
  const requests: readonly (readonly [string, RequestInit])[] = [
    ['/api/home', {}],
    ['/api/mods/public?facets=1', {}],
    ['/api/search/suggest?q=ma', {}],
    ['/api/auth/login', login],
  ];
  const statuses = await Promise.all(
    requests.map(async ([path, init]) => [path, await getStatus(`${portal.url}${path}`, init)] as const),
  );
  return statuses.flatMap(([path, status]) => (status === 200 ? [] : [`${path} responds ${status}`]));
};

/** Returns a function that lists the crashes logged by emulators and functions since this call. */
export const watchLog = async ({ log }: Portal): Promise<() => Promise<string[]>> => {
  const read = async (): Promise<string> => (await readFile(log).catch(() => '')).toString();
  const { length } = await read();
  return async () => {
    const lines = (await read()).slice(length).split('\n');
    const crashes = lines.filter((line) => CRASHES.test(line)).slice(0, SHOWN);
    return crashes.map((line) => `in the log: ${line.slice(0, 300)}`);
  };
};
