import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMULATOR_NAMES, placeOf } from './place.ts';

beforeEach(() => {
  for (const name of EMULATOR_NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('where a tool of operations works', () => {
  it('R153 is the portal that runs here, with every emulator named', () => {
    expect(placeOf({ offset: '7' })).toMatchObject({ project: 'demo-bigorna', emulated: true });
    expect(process.env).toMatchObject({
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8087',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9106',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9206',
      STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9206',
    });
    expect(placeOf({ project: 'demo-other' }).firestore).toBe('http://127.0.0.1:8087/v1');
  });

  it.each(EMULATOR_NAMES)(
    'R153 is nowhere while %s alone is named: others would be sought in the real project',
    (name) => {
      vi.stubEnv(name, '127.0.0.1:1');
      expect(() => placeOf({ bucket: 'of-a-real-project' })).toThrow(/name all emulators, or none/);
      expect(() => placeOf({ bucket: 'of-a-real-project', offset: '7' })).not.toThrow();
    },
  );

  it.each(EMULATOR_NAMES)('R153 is no real project while %s is named', (name) => {
    expect(placeOf({ project: 'portal-of-mine' })).toMatchObject({ emulated: false });
    vi.stubEnv(name, '127.0.0.1:1');
    expect(() => placeOf({ project: 'portal-of-mine' })).toThrow('portal-of-mine would not be reached');
  });
});
