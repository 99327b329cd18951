import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { preserveRawBodies, restoreBodyHeaders } from './preserve-raw-bodies.ts';

const JSON_TYPE = 'application/json';
const recordedHeaders: (string | undefined)[][] = [];
const bodyHeaders = ({ headers }: IncomingMessage) => [
  headers['content-type'],
  headers['content-encoding'],
  headers['content-length'],
  headers['transfer-encoding'],
];
const server = createServer((request: IncomingMessage, response) => {
  recordedHeaders.push(bodyHeaders(request));
  restoreBodyHeaders(request);
  recordedHeaders.push(bodyHeaders(request));
  response.end();
});

/** The body headers that the platform's parser sees, and those that our code sees. */
const sendRequest = async (init: RequestInit = {}): Promise<(string | undefined)[][]> => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const headers = { 'Content-Type': JSON_TYPE, ...init.headers };
  await fetch(`http://127.0.0.1:${address.port}/`, { method: 'POST', body: '{', ...init, headers });
  return recordedHeaders.splice(0);
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server.close());

const NONE = [undefined, undefined, undefined, undefined];

it('only API functions hide every sign of a body from the platform’s parsers (R204)', async () => {
  const sized = [JSON_TYPE, undefined, '1', undefined];
  vi.stubEnv('FUNCTION_TARGET', 'buildCatalogue');
  preserveRawBodies(['api', 'catalogue']);
  expect(await sendRequest()).toEqual([sized, sized]);
  vi.stubEnv('FUNCTION_TARGET', 'catalogue');
  preserveRawBodies(['api', 'catalogue']);
  expect(await sendRequest()).toEqual([NONE, sized]);
  expect(await sendRequest({ headers: { 'Content-Encoding': 'gzip' } })).toEqual([
    NONE,
    [JSON_TYPE, 'gzip', '1', undefined],
  ]);
  const chunked = { body: new Blob(['{']).stream(), duplex: 'half' } as const;
  expect(await sendRequest(chunked)).toEqual([NONE, [JSON_TYPE, undefined, undefined, 'chunked']]);
});
