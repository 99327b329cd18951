import './support/own-project.ts';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readObject } from '../../functions/src/platform/read-object.ts';
import { isServiceAway } from '../../functions/src/platform/service-away.ts';
import { passCall } from '../../tools/quality/drills/doors/pass-call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';

const NAME = 'probes/read-object';
const BYTES = Buffer.from('bigorna '.repeat(20_000));

/** Stands before Storage; so many of the next calls it answers with an error. */
const door = { errors: 0, calls: 0 };
const server = http.createServer((incoming, outgoing) => {
  const fate = async () => {
    door.calls += 1;
    return door.calls <= door.errors ? 'fail' : 'pass';
  };
  void passCall(incoming, outgoing, Number(environment.storageHost.split(':')[1]), fate);
});

/** What nobody took care of: the functions' process would end by it. */
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

let behindDoor: ReturnType<typeof bucket.file>;

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
  behindDoor = getStorage(app).bucket().file(NAME);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await bucket.file(NAME).delete();
  server.close();
});
beforeEach(() => {
  Object.assign(door, { errors: 0, calls: 0 });
  unhandled.length = 0;
});

describe('an object that is read from Storage', () => {
  it.each([0, 1, 2])('is read to its end after %i errors, and the process lives on', async (errors) => {
    door.errors = errors;
    expect((await buffer(await readObject(behindDoor))).equals(BYTES)).toBe(true);
    expect(door.calls).toBe(errors + 1);
    expect(unhandled).toEqual([]);
  });

  it('is read in part', async () => {
    door.errors = 1;
    const part = await buffer(await readObject(behindDoor, { start: 8, end: 11 }));
    expect(part.toString()).toBe('bigo');
    expect(unhandled).toEqual([]);
  });

  it('is a service away where there are nothing but errors, told before any byte, and the process lives on', async () => {
    door.errors = Infinity;
    const failure = await readObject(behindDoor).catch((error: unknown) => error);
    expect(isServiceAway(failure)).toBe(true);
    expect(unhandled).toEqual([]);
  });

  it('that is not there is asked for once, and said to be missing', async () => {
    const missing = behindDoor.bucket.file('probes/none');
    await expect(readObject(missing)).rejects.toMatchObject({ code: 404 });
    expect(door.calls).toBe(1);
  });
});
