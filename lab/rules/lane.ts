import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { loadFirestoreRules, loadRules } from '../../tools/emulators/firestore-rules.ts';
import type { Service } from '../../tools/emulators/storage-rules/parser.ts';
import { ROOT } from '../../tools/shared/paths.ts';
import { HOST, type PortSet, PROJECT_ID } from '../../tools/shared/ports.ts';
import { getTestEnvironment } from '../../tools/testing/stages.ts';

const FOLDER = 'tests/rules';
/** Test that compares the text of both rules files with the domain package. Needs no emulator. */
export const AGREEMENT = `${FOLDER}/agreement.test.ts`;

/** A rules file and its tests. `matrix` is the test with every cell of the access matrix. */
interface RulesFile {
  readonly file: string;
  /** Variable with the path of the rules file under test. */
  readonly variable: string;
  readonly matrix: string;
  readonly tests: readonly string[];
}
export const RULES_FILES: Readonly<Record<Service, RulesFile>> = {
  'cloud.firestore': {
    file: 'firestore.rules',
    variable: 'BIGORNA_FIRESTORE_RULES',
    matrix: `${FOLDER}/matrix.test.ts`,
    tests: globSync(`${FOLDER}/*.test.ts`, {
      cwd: ROOT,
      exclude: ['agreement', 'matrix', 'storage*', 'writes'].map((name) => `${FOLDER}/${name}.test.ts`),
    }),
  },
  'firebase.storage': {
    file: 'storage.rules',
    variable: 'BIGORNA_STORAGE_RULES',
    matrix: `${FOLDER}/storage-matrix.test.ts`,
    tests: [`${FOLDER}/storage.test.ts`],
  },
};

/**
 * Outcome of a run. `noticed`: a test failed, or a whole test file (then `title` is empty). `refused`: the emulator
 * does not load the rules. `broken`: a timeout or an unhandled error, which proves nothing about the rules.
 */
export type Outcome =
  | { readonly kind: 'noticed'; readonly file: string; readonly title: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'broken' | 'refused'; readonly message: string };

/** The fields of a finished test module that the outcome needs. */
export interface RanModule {
  readonly moduleId: string;
  readonly children: { allTests(state: 'failed'): Iterable<RanTest> };
  state(): string;
}
interface RanTest {
  readonly fullName: string;
  result(): { readonly errors?: readonly { readonly message: string }[] | undefined };
}

/** Timeout of a run. All tests need far less, even on a busy machine. */
const RUN_MS = 600_000;
/** Vitest's message about a timeout of a test or hook. */
const HUNG = /^(?:Test|Hook) timed out/;

/** One test that failed without a timeout is enough for `noticed`, even if other tests timed out. */
export function getOutcome(modules: readonly RanModule[], unhandled: readonly string[], hasTimedOut: boolean): Outcome {
  const broken = [...(hasTimedOut ? [`not ended after ${RUN_MS / 1000} s`] : []), ...unhandled];
  for (const module of modules) {
    const file = relative(ROOT, module.moduleId);
    for (const test of module.children.allTests('failed')) {
      const messages = (test.result().errors ?? []).map(({ message }) => message);
      if (messages.every((message) => !HUNG.test(message))) return { kind: 'noticed', file, title: test.fullName };
      broken.push(`${file}: ${test.fullName}: ${messages.join('; ')}`);
    }
    if (broken.length === 0 && module.state() === 'failed') return { kind: 'noticed', file, title: '' };
  }
  return broken.length === 0 ? { kind: 'survived' } : { kind: 'broken', message: broken.join('; ') };
}

/** Runs files in the given order. */
class AsGiven {
  readonly sort = async (files: TestSpecification[]): Promise<TestSpecification[]> => files;
  readonly shard = this.sort;
}

/** Removes Vitest's signal handlers, which end the process. Here the emulators must stop first. */
async function withoutVitestSignals<T>(work: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const result = await work();
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) if (!before.has(listener)) process.off(signal, listener);
  }
  return result;
}

export interface LaneOptions {
  readonly service: Service;
  /** Emulator addresses and project of this lane, for its tests. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Loads rules into the emulator.
   *
   * @returns the emulator's error message; null if the emulator loaded the rules
   */
  readonly load: (source: string) => Promise<string | null>;
}

/** Runs the rules tests again and again in one Vitest instance, each time with other rules. */
export async function createLane({ service, env, load }: LaneOptions) {
  const rules = join(await mkdtemp(join(tmpdir(), 'bigorna-rules-')), 'under-test.rules');
  const vitest = await withoutVitestSignals(() =>
    createVitest('test', {
      root: ROOT,
      config: false,
      watch: false,
      reporters: [{}],
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      bail: 1,
      testTimeout: 20_000,
      hookTimeout: 30_000,
      include: [`${FOLDER}/**/*.test.ts`],
      env: { ...env, [RULES_FILES[service].variable]: rules },
      sequence: { sequencer: AsGiven },
    }),
  );
  return {
    /**
     * @param source the rules
     * @param files the tests, in this order
     * @param titles runs only tests with a matching full title
     * @returns the outcome; the run ends at the first failed test
     */
    async run(source: string, files: readonly string[], titles: RegExp | null = null): Promise<Outcome> {
      const message = await load(source);
      if (message !== null) return { kind: 'refused', message };
      await writeFile(rules, source);
      if (titles) vitest.setGlobalTestNamePattern(titles);
      else vitest.resetGlobalTestNamePattern();
      // Without this, Vitest would also return the results for earlier rules.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      const specifications = files.map((file) => vitest.getRootProject().createSpecification(join(ROOT, file)));
      let hasTimedOut = false;
      const timer = setTimeout(() => {
        hasTimedOut = true;
        void vitest.cancelCurrentRun('keyboard-input');
      }, RUN_MS);
      try {
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
        return getOutcome(testModules, unhandledErrors.map(String), hasTimedOut);
      } finally {
        clearTimeout(timer);
      }
    },
    async close(): Promise<void> {
      await vitest.close();
      await rm(rules, { force: true });
    },
  };
}

/**
 * Opens a lane for tests of one rules file, with its own project, database and rules. The Storage emulator supports a
 * single lane.
 */
export async function openLane({ name, ports }: PortSet, service: Service, number: number) {
  const project = `${PROJECT_ID}-rules-${number}`;
  const environment = { ...getTestEnvironment({ name, ports }, null), BIGORNA_RULES_PROJECT: project };
  const lane = await createLane({
    service,
    env: Object.fromEntries(Object.entries(environment).map(([key, value = '']) => [key, value])),
    load: (content) =>
      service === 'cloud.firestore'
        ? loadFirestoreRules(`${HOST}:${ports.firestore}`, content, project)
        : loadRules(`http://${HOST}:${ports.storage}/internal/setRules`, RULES_FILES[service].file, content),
  });
  return { ...lane, project };
}

export type Lane = Awaited<ReturnType<typeof openLane>>;
