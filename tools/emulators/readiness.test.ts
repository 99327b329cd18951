import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntilReady } from './readiness.ts';

let server: Server;
let url: string;
let answers: string[];

beforeEach(async () => {
  answers = [];
  server = createServer((_, response) => response.end(answers.length > 1 ? answers.shift() : answers[0]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const probe = () => ({
  name: 'The API',
  url,
  accepts: (status: number, body: string) => status === 200 && body === 'yes',
});
const never = new AbortController().signal;

it('asks again until the answer is the right one', async () => {
  answers = ['not yet', 'not yet', 'yes'];
  await expect(waitUntilReady([probe()], 10_000, never)).resolves.toBeUndefined();
  expect(answers).toEqual(['yes']);
});

it('gives up in time and says who did not answer and what it said last', async () => {
  answers = ['no'];
  await expect(waitUntilReady([probe()], 1, never)).rejects.toThrow(/The API did not answer .* Last answer: 200 no/);
});

it('ends at once when the emulators have died', async () => {
  answers = ['no'];
  const died = AbortSignal.abort(new Error('the firestore emulator has ended'));
  await expect(waitUntilReady([probe()], 10_000, died)).rejects.toThrow('firestore emulator has ended');
});
