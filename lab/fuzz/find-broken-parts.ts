import { createTestMember, PASSWORD } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';
import { followLog } from '../follow-log.ts';
import type { Portal } from '../portal.ts';
import { getRandomIp, send } from '../send.ts';

const CRASHES = /uncaught|unhandled|out of memory|worker .*(?:crash|exited)|exited with code|ECONNRESET/i;
const SHOWN = 5;

/** Calls home, list, suggestions and login. Returns the calls that do not respond 200. */
export const findBrokenParts = async (portal: Portal, { auth, firestore }: Admin): Promise<string[]> => {
  const { username } = await createTestMember(auth, firestore);
  const { url } = portal;
  const targets = ['/api/home', '/api/mods/public?facets=1', '/api/search/suggest?q=ma'];
  const reads = targets.map((target) => ({ url, method: 'GET', target, headers: {}, body: undefined }));
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': getRandomIp() };
  const body = JSON.stringify({ identifier: username, password: PASSWORD });
  const requests = [...reads, { url, method: 'POST', target: '/api/auth/login', headers, body }];
  const responses = requests.map(async (request) => ({ ...request, ...(await send(request)) }));
  return (await Promise.all(responses)).flatMap(({ target, status }) =>
    status === 200 ? [] : [`${target} responds ${status}`],
  );
};

/** Returns a function that lists the crashes logged by emulators and functions since this call. */
export const watchLog = async (portal: Portal): Promise<() => Promise<string[]>> => {
  const readNewLines = await followLog(portal);
  return async () => {
    const crashes = (await readNewLines()).filter((line) => CRASHES.test(line)).slice(0, SHOWN);
    return crashes.map((line) => `in the log: ${line.slice(0, 300)}`);
  };
};
