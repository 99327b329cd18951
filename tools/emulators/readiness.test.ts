import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenOnFreePort } from './listen.ts';
import { waitUntilReady } from './readiness.ts';

let server: Server;
let url: string;
let responses: string[];

beforeEach(async () => {
  responses = [];
  server = createServer((_, response) => response.end(responses.length > 1 ? responses.shift() : responses[0]));
  url = `http://127.0.0.1:${await listenOnFreePort(server)}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const probe = () => ({
  name: 'The API',
  url,
  accepts: (status: number, body: string) => status === 200 && body === 'yes',
});
const never = new AbortController().signal;

it('repeats the request until the expected response arrives', async () => {
  responses = ['not yet', 'not yet', 'yes'];
  await expect(waitUntilReady([probe()], 10_000, never)).resolves.toBeUndefined();
  expect(responses).toEqual(['yes']);
});

it('fails after the timeout, and names the service and its last response', async () => {
  responses = ['no'];
  await expect(waitUntilReady([probe()], 1, never)).rejects.toThrow(/The API did not respond .* Last response: 200 no/);
});

it('ends at once when the emulators have died', async () => {
  responses = ['no'];
  const died = AbortSignal.abort(new Error('the firestore emulator has ended'));
  await expect(waitUntilReady([probe()], 10_000, died)).rejects.toThrow('firestore emulator has ended');
});
