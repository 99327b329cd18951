import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { JSON_BODY_MAX_BYTES } from '@bigorna/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClientIp } from './support/call.ts';
import { startFunction } from './support/function-process.ts';
import { serveApi } from './support/in-process.ts';

const MIB = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
const OFFERED_BYTES = 512 * MIB;
/** The limit plus the size of the kernel's buffers. The client offers far more. */
const ACCEPTED_MAX_BYTES = JSON_BODY_MAX_BYTES + 16 * MIB;
const CHUNKED = { 'Transfer-Encoding': 'chunked' };

/**
 * Sends a body until the server responds or closes the connection. Returns the status of the response, if any, and how
 * many bytes the server accepted.
 */
const offerBody = async (to: RequestOptions, headers: Record<string, string>, size: number) => {
  const call = request({
    ...to,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': createClientIp(), ...headers },
  });
  let status: number | undefined;
  // The server may close the connection while the client still writes.
  const ended = once(call, 'response').then(
    ([response]) => {
      status = response.statusCode;
      response.resume();
    },
    () => undefined,
  );
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  call.on('error', () => undefined);
  let sent = 0;
  while (!hasEnded && sent < size) {
    sent += CHUNK.byteLength;
    if (!call.write(CHUNK)) await Promise.race([new Promise((resolve) => call.once('drain', resolve)), ended]);
  }
  if (sent === size) call.end();
  await ended;
  call.destroy();
  return { status, sent };
};

describe('a large body', () => {
  let login: RequestOptions;
  beforeAll(async () => {
    const { hostname, port } = new URL((await serveApi()).origin);
    login = { hostname, port, path: '/api/auth/login' };
  });

  it.each([
    ['with its length', { 'Content-Length': String(OFFERED_BYTES) }],
    ['in chunks', CHUNKED],
  ])('%s is refused above the limit without being buffered (R204)', async (_how, headers) => {
    const { status, sent } = await offerBody(login, headers, OFFERED_BYTES);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(ACCEPTED_MAX_BYTES);
  });

  it('is read when its size is exactly the limit (R204)', async () => {
    const outcome = await offerBody(login, CHUNKED, JSON_BODY_MAX_BYTES);
    expect(outcome).toEqual({ status: 400, sent: JSON_BODY_MAX_BYTES });
  });
});

describe('bodies above the limit, sent in parallel to a function as Firebase runs it', () => {
  const SIZE = 8 * MIB;
  const bodies = [...Array.from({ length: 8 }, () => CHUNKED), { 'Content-Length': String(SIZE) }];

  it.each([
    ['api', '/api/contact', 413],
    ['catalogue', '/api/nothing', 404],
  ] as const)('end the connection before %s reads them completely (R204)', async (name, path, expected) => {
    const { socketPath } = await startFunction(name);
    const outcomes = await Promise.all(bodies.map((headers) => offerBody({ socketPath, path }, headers, SIZE)));
    for (const { status, sent } of outcomes) {
      expect([expected, undefined]).toContain(status);
      expect(sent).toBeLessThan(2 * MIB);
    }
  });
});
