import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepBodiesUntouched, restoreBodyHeaders } from './untouched-body.ts';

const JSON_TYPE = 'application/json';
const shown: (string | undefined)[][] = [];
const bodyHeaders = ({ headers }: IncomingMessage) => [headers['content-type'], headers['content-encoding']];
const server = createServer((request: IncomingMessage, response) => {
  shown.push(bodyHeaders(request));
  restoreBodyHeaders(request);
  shown.push(bodyHeaders(request));
  response.end();
});

/** What the platform's parser would see of a body's headers, and what our code then sees. */
const seenOfACall = async (packed: Record<string, string> = {}): Promise<(string | undefined)[][]> => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const headers = { 'Content-Type': JSON_TYPE, ...packed };
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
  expect(await seenOfACall()).toEqual([
    [JSON_TYPE, undefined],
    [JSON_TYPE, undefined],
  ]);
  vi.stubEnv('FUNCTION_TARGET', 'catalogue');
  keepBodiesUntouched(['api', 'catalogue']);
  expect(await seenOfACall()).toEqual([
    ['application/octet-stream', undefined],
    [JSON_TYPE, undefined],
  ]);
  expect(await seenOfACall({ 'Content-Encoding': 'gzip' })).toEqual([
    ['application/octet-stream', undefined],
    [JSON_TYPE, 'gzip'],
  ]);
});
