import { Agent, get } from 'node:http';
import { UNRELATED } from './workers/unrelated.ts';

const EVERY_MS = 20;

const timedGet = (port: number, path: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });

export interface Load {
  readonly answers: readonly number[];
  /** How long a call that has nothing to do with the catalogue took meanwhile. */
  readonly unrelated: readonly number[];
  readonly perSecond: number;
}

/** Asks all paths over HTTP, `atOnce` of them at any moment; all times in milliseconds as the client sees them. */
export const loadOf = async (port: number, paths: readonly string[], atOnce: number): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const aside = new Agent({ keepAlive: true });
  const answers: number[] = [];
  const left = paths[Symbol.iterator]();
  const client = async (): Promise<void> => {
    for (const path of left) answers.push(await timedGet(port, path, agent));
  };
  // At a steady pace, whether the last one was answered or not: else a long wait would be counted as one.
  const unrelated: Promise<number>[] = [];
  const bystander = setInterval(() => unrelated.push(timedGet(port, UNRELATED, aside)), EVERY_MS);
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, client));
  const perSecond = paths.length / ((performance.now() - from) / 1000);
  clearInterval(bystander);
  const waits = await Promise.all(unrelated);
  agent.destroy();
  aside.destroy();
  return { answers, unrelated: waits, perSecond };
};
