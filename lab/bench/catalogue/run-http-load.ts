import { Agent, get } from 'node:http';
import { getRandomIp } from '../../send.ts';
import { UNRELATED } from './messages.ts';

const EVERY_MS = 20;

const timedGet = (port: number, path: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    // Random, because one client IP for all requests would hit the rate limits.
    const headers = { 'X-Forwarded-For': getRandomIp() };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });

export interface Load {
  readonly responses: readonly number[];
  /** Latencies of an unrelated call under load, in ms. */
  readonly unrelated: readonly number[];
  readonly perSecond: number;
}

/**
 * Sends all paths over HTTP, `atOnce` in flight. All times are client latencies in milliseconds.
 *
 * @param unrelatedPath path of the unrelated call
 */
export const runHttpLoad = async (
  port: number,
  paths: readonly string[],
  atOnce: number,
  unrelatedPath = UNRELATED,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const aside = new Agent({ keepAlive: true });
  const responses: number[] = [];
  const left = paths[Symbol.iterator]();
  const client = async (): Promise<void> => {
    for (const path of left) responses.push(await timedGet(port, path, agent));
  };
  // Calls at a fixed interval, even while another call is pending: otherwise a long stall would count as one slow call.
  const unrelated: Promise<number>[] = [];
  const bystander = setInterval(() => unrelated.push(timedGet(port, unrelatedPath, aside)), EVERY_MS);
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, client));
  const perSecond = paths.length / ((performance.now() - from) / 1000);
  clearInterval(bystander);
  const waits = await Promise.all(unrelated);
  agent.destroy();
  aside.destroy();
  return { responses, unrelated: waits, perSecond };
};
