import { describe, expect, it } from 'vitest';
import { LauncherError } from './errors.ts';
import { type Probes, resolveFirestoreEmulator } from './firestore-emulator.ts';

/** A machine that has nothing at all, but for what the test gives it; it writes down what was asked. */
function machine(has: Partial<Probes>) {
  const asked: string[] = [];
  const probe =
    <T>(name: string, answer: (() => Promise<T>) | undefined) =>
    async (): Promise<T | null> => {
      asked.push(name);
      return answer ? answer() : null;
    };
  const probes: Probes = {
    hidaneOnPath: probe('path', has.hidaneOnPath),
    hidaneInCache: probe('cache', has.hidaneInCache),
    java: probe('java', has.java),
    cachedJar: probe('jar', has.cachedJar),
    downloadJar: probe('download', has.downloadJar),
    buildHidane: probe('cargo', has.buildHidane),
  };
  return { probes, asked };
}

const everything: Probes = {
  hidaneOnPath: async () => '/path/hidane',
  hidaneInCache: async () => '/cache/hidane',
  java: async () => ({ binary: '/jdk/java', major: 21 }),
  cachedJar: async () => '/cache/firestore.jar',
  downloadJar: async () => '/download/firestore.jar',
  buildHidane: async () => '/built/hidane',
};

describe('the choice of the Firestore emulator', () => {
  it('takes hidane on PATH first and asks no further', async () => {
    const { probes, asked } = machine(everything);
    expect(await resolveFirestoreEmulator(probes)).toEqual({ kind: 'hidane', binary: '/path/hidane', origin: 'path' });
    expect(asked).toEqual(['path']);
  });

  it('takes hidane in the user’s cache next, before any Java', async () => {
    const { probes, asked } = machine({ ...everything, hidaneOnPath: async () => null });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ binary: '/cache/hidane', origin: 'cache' });
    expect(asked).toEqual(['path', 'cache']);
  });

  it('takes the official emulator where Java is new enough and its jar is cached', async () => {
    const { probes } = machine({ java: everything.java, cachedJar: everything.cachedJar });
    const official = { kind: 'official', java: '/jdk/java', jar: '/cache/firestore.jar' };
    expect(await resolveFirestoreEmulator(probes)).toEqual(official);
  });

  it('downloads the jar where Java is new enough and none is cached', async () => {
    const { probes, asked } = machine({ java: everything.java, downloadJar: everything.downloadJar });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ jar: '/download/firestore.jar' });
    expect(asked).toEqual(['path', 'cache', 'java', 'jar', 'download']);
  });

  it('builds hidane where Java is too old, without asking for a jar', async () => {
    const old = { ...everything, java: async () => ({ binary: '/jdk/java', major: 17 }) };
    const { probes, asked } = machine({ java: old.java, cachedJar: old.cachedJar, buildHidane: old.buildHidane });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ binary: '/built/hidane', origin: 'built' });
    expect(asked).toEqual(['path', 'cache', 'java', 'cargo']);
  });

  it('builds hidane where the jar can’t be downloaded', async () => {
    const { probes } = machine({ java: everything.java, buildHidane: everything.buildHidane });
    expect(await resolveFirestoreEmulator(probes)).toMatchObject({ origin: 'built' });
  });

  it('names the three ways where none is open', async () => {
    const failure = await resolveFirestoreEmulator(machine({}).probes).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LauncherError);
    expect(String(failure)).toMatch(/hidane on PATH[\s\S]*Java 21[\s\S]*cargo/);
  });
});
