import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMULATOR_NAMES, resolveEnvironment } from './environment.ts';

beforeEach(() => {
  for (const name of EMULATOR_NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('operations environment', () => {
  it('is the local portal by default, with every emulator variable set (R153)', () => {
    expect(resolveEnvironment({ offset: '7' })).toMatchObject({ project: 'demo-bigorna', emulated: true });
    expect(process.env).toMatchObject({
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8087',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9106',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9206',
      STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9206',
    });
    expect(resolveEnvironment({ project: 'demo-other' }).firestore).toBe('http://127.0.0.1:8087/v1');
  });

  it.each(EMULATOR_NAMES)(
    'rejects %s alone, because other services would be those of the real project (R153)',
    (name) => {
      vi.stubEnv(name, '127.0.0.1:1');
      expect(() => resolveEnvironment({ bucket: 'of-a-real-project' })).toThrow(/name all emulators, or none/);
      expect(() => resolveEnvironment({ bucket: 'of-a-real-project', offset: '7' })).not.toThrow();
    },
  );

  it.each(EMULATOR_NAMES)('rejects a real project while %s is set (R153)', (name) => {
    expect(resolveEnvironment({ project: 'portal-of-mine' })).toMatchObject({ emulated: false });
    vi.stubEnv(name, '127.0.0.1:1');
    expect(() => resolveEnvironment({ project: 'portal-of-mine' })).toThrow('portal-of-mine would not be reached');
  });
});
