import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listenOnFreePort } from '../emulators/listen.ts';
import { callGoogleApi } from './call.ts';

// Skips the pauses between retries.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let calls = 0;
let respond: (response: ServerResponse) => void;
const service = createServer((_request, response) => {
  calls += 1;
  respond(response);
});
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(service)}/v1/thing`;
});
beforeEach(() => {
  calls = 0;
});
afterAll(() => {
  service.close();
});

const environment = { headers: () => Promise.resolve({}) };
const callService = () => callGoogleApi(environment, 'GET', `${url}?page=2`);
const good = (response: ServerResponse) => response.end('{"a":1}');

it.each<[string, (response: ServerResponse) => void]>([
  ['breaks before it responds', (response) => response.destroy()],
  ['breaks during a response', (response) => response.write('{"a":', () => response.destroy())],
  ['is busy', (response) => response.writeHead(503).end()],
])('retries a service that %s (R153)', async (_, fault) => {
  respond = (response) => (calls < 3 ? fault(response) : good(response));
  expect(await callService()).toEqual({ a: 1 });
  expect(calls).toBe(3);
});

it('fails with the cause when a service stays unavailable (R153)', async () => {
  respond = (response) => response.destroy();
  await expect(callService()).rejects.toThrow(/^GET http.*\/v1\/thing got no response: .+/);
  expect(calls).toBe(6);
});

it('does not retry a rejection (R153)', async () => {
  respond = (response) => response.writeHead(403).end('not yours');
  await expect(callService()).rejects.toThrow('responded 403: not yours');
  expect(calls).toBe(1);
});
