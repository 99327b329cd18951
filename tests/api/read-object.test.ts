import './support/separate-project.ts';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isServiceUnavailable } from '../../functions/src/platform/is-service-unavailable.ts';
import { readObject } from '../../functions/src/platform/read-object.ts';
import { forwardCall } from '../../lab/fault-tests/proxies/forward-call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';

const NAME = 'probes/read-object';
const BYTES = Buffer.from('bigorna '.repeat(20_000));

/** State of a proxy before Storage, which fails the first `errors` calls. */
const proxy = { errors: 0, calls: 0 };
const server = http.createServer((incoming, outgoing) => {
  const fate = async () => {
    proxy.calls += 1;
    return proxy.calls <= proxy.errors ? 'fail' : 'pass';
  };
  void forwardCall(incoming, outgoing, Number(environment.storageHost.split(':')[1]), fate);
});

/** Unhandled errors, which would end the process of a function. */
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

let behindProxy: ReturnType<typeof bucket.file>;

beforeAll(async () => {
  process.on('unhandledRejection', note);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await bucket.file(NAME).save(BYTES, { resumable: false });
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${port}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const app = initializeApp({ projectId: environment.project, storageBucket: environment.bucket }, 'behind-a-door');
  behindProxy = getStorage(app).bucket().file(NAME);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await bucket.file(NAME).delete();
  server.close();
});
beforeEach(() => {
  Object.assign(proxy, { errors: 0, calls: 0 });
  unhandled.length = 0;
});

describe('Storage object', () => {
  it.each([0, 1, 2])('is read completely after %i errors, and no error is left unhandled', async (errors) => {
    proxy.errors = errors;
    expect((await buffer(await readObject(behindProxy))).equals(BYTES)).toBe(true);
    expect(proxy.calls).toBe(errors + 1);
    expect(unhandled).toEqual([]);
  });

  it('returns the requested byte range after one error', async () => {
    proxy.errors = 1;
    const part = await buffer(await readObject(behindProxy, { start: 8, end: 11 }));
    expect(part.toString()).toBe('bigo');
    expect(unhandled).toEqual([]);
  });

  it('fails as unavailable before the first byte when all requests fail', async () => {
    proxy.errors = Infinity;
    const failure = await readObject(behindProxy).catch((error: unknown) => error);
    expect(isServiceUnavailable(failure)).toBe(true);
    expect(unhandled).toEqual([]);
  });

  it('is requested once and reported as missing when it does not exist', async () => {
    const missing = behindProxy.bucket.file('probes/none');
    await expect(readObject(missing)).rejects.toMatchObject({ code: 404 });
    expect(proxy.calls).toBe(1);
  });
});
