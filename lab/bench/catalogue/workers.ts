import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { NODE } from '../../../tools/shared/paths.ts';
import { getRandomIp, type ReceivedResponse, send } from '../../send.ts';
import { MEASURED_HEADER, type started } from './messages.ts';

/** Characters of a worker's stderr shown when the worker exits unexpectedly. */
const STDERR_MAX = 4000;

/** A measured process. */
export interface Worker<First> {
  /** The first message of the process. */
  readonly started: First;
  stop(): Promise<void>;
}
/** A process that serves a catalogue. */
export type Side = Worker<z.infer<typeof started>>;

/** Starts a bundled worker and waits for its first message. Drops the log: a deployed function prints nothing. */
export const startWorker = async <T extends z.ZodType>(
  script: string,
  args: readonly string[],
  first: T,
): Promise<Worker<z.output<T>>> => {
  const child = fork(script, [...args], {
    execPath: NODE,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stderr = child.stderr && text(child.stderr);
  const exit = once(child, 'exit');
  const failure = exit.then(async () => {
    throw new Error(`A worker exited (${child.spawnargs.join(' ')})\n${(await stderr)?.slice(-STDERR_MAX)}`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), failure]);
  return {
    started: first.parse(message),
    stop: async () => {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
};

/** Requests a path from a random client IP, because one IP for all requests would hit the rate limits. */
export const getFrom = async ({ started: { port } }: Side, target: string): Promise<ReceivedResponse> => {
  const headers = { 'X-Forwarded-For': getRandomIp(), [MEASURED_HEADER]: '1' };
  const response = await send({ url: `http://127.0.0.1:${port}`, method: 'GET', target, headers, body: undefined });
  if (response.status !== 200) throw new Error(`${target} answered ${response.status}`);
  return response;
};

/** Requests a path, and parses the JSON. */
export const parseFrom = async <T extends z.ZodType>(side: Side, target: string, schema: T): Promise<z.output<T>> =>
  schema.parse(JSON.parse((await getFrom(side, target)).text));
