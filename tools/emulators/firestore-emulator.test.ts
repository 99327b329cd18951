import { describe, expect, it } from 'vitest';
import { LauncherError } from '../shared/errors.ts';
import { type Probes, resolveFirestoreEmulator } from './firestore-emulator.ts';

/** A fake machine that has only the given features. `probed` lists the probes in order. */
function fakeMachine(has: Partial<Probes>) {
  const probed: string[] = [];
  const probe =
    <T>(name: string, respond: (() => Promise<T>) | undefined) =>
    async (): Promise<T | null> => {
      probed.push(name);
      return respond ? respond() : null;
    };
  const probes: Probes = {
    hidaneOnPath: probe('path', has.hidaneOnPath),
    hidaneInCache: probe('cache', has.hidaneInCache),
    java: probe('java', has.java),
    cachedJar: probe('jar', has.cachedJar),
    downloadJar: probe('download', has.downloadJar),
    buildHidane: probe('cargo', has.buildHidane),
  };
  return { probes, probed };
}

const everything: Probes = {
  hidaneOnPath: async () => '/path/hidane',
  hidaneInCache: async () => '/cache/hidane',
  java: async () => ({ binary: '/jdk/java', major: 21 }),
  cachedJar: async () => '/cache/firestore.jar',
  downloadJar: async () => '/download/firestore.jar',
  buildHidane: async () => '/built/hidane',
};

describe('choice of the Firestore emulator', () => {
  it('uses hidane on PATH first, without further probes', async () => {
    const { probes, probed } = fakeMachine(everything);
    expect(await resolveFirestoreEmulator(probes)).toEqual({ kind: 'hidane', binary: '/path/hidane', origin: 'path' });
    expect(probed).toEqual(['path']);
  });

  it('uses hidane in the user’s cache next, before any Java', async () => {
    const { probes, probed } = fakeMachine({ ...everything, hidaneOnPath: async () => null });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ binary: '/cache/hidane', origin: 'cache' });
    expect(probed).toEqual(['path', 'cache']);
  });

  it('uses the official emulator if Java is new enough and the emulator’s jar is cached', async () => {
    const { probes } = fakeMachine({ java: everything.java, cachedJar: everything.cachedJar });
    const official = { kind: 'official', java: '/jdk/java', jar: '/cache/firestore.jar' };
    expect(await resolveFirestoreEmulator(probes)).toEqual(official);
  });

  it('downloads the jar if Java is new enough and no jar is cached', async () => {
    const { probes, probed } = fakeMachine({ java: everything.java, downloadJar: everything.downloadJar });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ jar: '/download/firestore.jar' });
    expect(probed).toEqual(['path', 'cache', 'java', 'jar', 'download']);
  });

  it('builds hidane if Java is too old, without looking for a jar', async () => {
    const old = { ...everything, java: async () => ({ binary: '/jdk/java', major: 17 }) };
    const { probes, probed } = fakeMachine({
      java: old.java,
      cachedJar: old.cachedJar,
      buildHidane: old.buildHidane,
    });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ binary: '/built/hidane', origin: 'built' });
    expect(probed).toEqual(['path', 'cache', 'java', 'cargo']);
  });

  it('builds hidane if the jar can’t be downloaded', async () => {
    const { probes } = fakeMachine({ java: everything.java, buildHidane: everything.buildHidane });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ origin: 'built' });
  });

  it('names the three ways to get an emulator when no way works', async () => {
    const failure = await resolveFirestoreEmulator(fakeMachine({}).probes).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LauncherError);
    expect(String(failure)).toMatch(/hidane on PATH[\s\S]*Java 21[\s\S]*cargo/);
  });
});
