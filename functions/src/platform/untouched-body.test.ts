import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepBodiesUntouched, restoreContentType } from './untouched-body.ts';

const JSON_TYPE = 'application/json';
const shown: (string | undefined)[] = [];
const server = createServer((request: IncomingMessage, response) => {
  shown.push(request.headers['content-type']);
  restoreContentType(request);
  shown.push(request.headers['content-type']);
  response.end();
});

/** The content type that the platform's parser would see, and the one that our code then sees. */
const typesOfACall = async (): Promise<(string | undefined)[]> => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const headers = { 'Content-Type': JSON_TYPE };
  await fetch(`http://127.0.0.1:${address.port}/`, { method: 'POST', body: '{', headers });
  return shown.splice(0);
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server.close());

it('hides bodies from the platform’s parser in functions that serve the API, not in those for tasks, which need it', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'buildCatalogue');
  keepBodiesUntouched(['api', 'catalogue']);
  expect(await typesOfACall()).toEqual([JSON_TYPE, JSON_TYPE]);
  vi.stubEnv('FUNCTION_TARGET', 'catalogue');
  keepBodiesUntouched(['api', 'catalogue']);
  expect(await typesOfACall()).toEqual(['application/octet-stream', JSON_TYPE]);
});
