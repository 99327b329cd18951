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

describe('sixteen bodies of 30 MiB, sent at once to a function as Firebase runs it', () => {
  const SIZE = 30 * MIB;
  const GROWTH_MAX_BYTES = 30 * MIB;
  const KINDS = [CHUNKED, { 'Content-Length': String(SIZE) }];

  const search = (socketPath: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'X-Forwarded-For': createClientIp() };
      const call = request({ socketPath, path: '/api/mods/public?q=luz', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      call.once('error', reject).end();
    });

  it.each([
    ['api', '/api/contact', 413],
    ['catalogue', '/api/nothing', 404],
  ] as const)('let the memory of %s grow by at most 30 MiB (R204)', async (name, path, expected) => {
    const { socketPath, measureGrowth } = await startFunction(name);
    for (const headers of KINDS) {
      const send = () => offerBody({ socketPath, path }, headers, SIZE);
      const growth = await measureGrowth(async () => {
        for (const { status, sent } of await Promise.all(Array.from({ length: 16 }, send))) {
          expect([expected, undefined]).toContain(status);
          expect(sent).toBeLessThan(2 * MIB);
        }
      });
      expect(growth).toBeLessThan(GROWTH_MAX_BYTES);
    }
  });

  it('do not stop a search (R204)', async () => {
    const { socketPath } = await startFunction('catalogue');
    for (const headers of KINDS) {
      const bodies = Array.from({ length: 16 }, () => offerBody({ socketPath, path: '/api/nothing' }, headers, SIZE));
      expect(await search(socketPath)).toBe(200);
      await Promise.all(bodies);
    }
  });
});
