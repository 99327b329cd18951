import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';

// The pauses between tries alone are left out.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let calls = 0;
let answer: (response: ServerResponse) => void;
const service = createServer((_request, response) => {
  calls += 1;
  answer(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(service.address()).port}/v1/thing`;
});
beforeEach(() => {
  calls = 0;
});
afterAll(() => {
  service.close();
});

const place = { headers: () => Promise.resolve({}) };
const ask = () => call(place, 'GET', `${url}?page=2`);
const good = (response: ServerResponse) => response.end('{"a":1}');

it.each<[string, (response: ServerResponse) => void]>([
  ['breaks before it answers', (response) => response.destroy()],
  ['breaks in the middle of an answer', (response) => response.write('{"a":', () => response.destroy())],
  ['is busy', (response) => response.writeHead(503).end()],
])('R153 a service that %s is asked again', async (_, fault) => {
  answer = (response) => (calls < 3 ? fault(response) : good(response));
  expect(await ask()).toEqual({ a: 1 });
  expect(calls).toBe(3);
});

it('R153 a service that stays away is given up, with what broke', async () => {
  answer = (response) => response.destroy();
  await expect(ask()).rejects.toThrow(/^GET http.*\/v1\/thing got no answer: .+/);
  expect(calls).toBe(6);
});

it('R153 a refusal is not asked again', async () => {
  answer = (response) => response.writeHead(403).end('not yours');
  await expect(ask()).rejects.toThrow('answered 403: not yours');
  expect(calls).toBe(1);
});
