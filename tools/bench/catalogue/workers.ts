import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { z } from 'zod';
import { NODE } from '../../emulators/paths.ts';
import type { Order } from './messages.ts';

/** What of a worker's complaints is shown when it ends by itself; letters. */
const COMPLAINTS_KEPT = 4000;

/** A measured process: asked one thing after the other, with nothing else in it. */
export interface Worker<Started> {
  readonly started: Started;
  ask<T extends z.ZodType>(order: Order, answer: T): Promise<z.output<T>>;
  stop(): Promise<void>;
}

const message = (child: ChildProcess, complaints: () => string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onMessage = (first: unknown): void => {
      child.off('exit', onExit);
      resolve(first);
    };
    const onExit = (): void => {
      child.off('message', onMessage);
      reject(new Error(`A worker ended by itself (${child.spawnargs.join(' ')})\n${complaints()}`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });

/** Starts a bundled worker and waits for its first message. Its log goes nowhere, as in a deployed function it goes elsewhere. */
export const startWorker = async <T extends z.ZodType>(
  script: string,
  args: readonly string[],
  started: T,
): Promise<Worker<z.output<T>>> => {
  const child = fork(script, [...args], {
    execPath: NODE,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-COMPLAINTS_KEPT);
  });
  const complaints = (): string => said;
  const first = started.parse(await message(child, complaints));
  return {
    started: first,
    ask: async (order, answer) => {
      child.send(order);
      return answer.parse(await message(child, complaints));
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
