import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { ROOT } from '../../emulators/paths.ts';
import type { Service } from '../../emulators/storage-rules/parser.ts';

/** Far above what all tests take, on a busy machine too. */
const RUN_MS = 600_000;

/**
 * What became of rules. `refused`: the emulator does not load them. `broken`: tests hung, or something failed outside of them,
 * which says nothing of the rules. A title is empty where it was no test that failed.
 */
export type Outcome =
  | { readonly kind: 'noticed'; readonly file: string; readonly title: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface LaneOptions {
  readonly service: Service;
  /** Where the emulators are, and which project is this lane's, for its tests. */
  readonly env: Readonly<Record<string, string>>;
  /** Hands rules to the emulator; answers its words when it refuses them, else null. */
  readonly load: (source: string) => Promise<string | null>;
}

/** What is read of a file of tests that has run. */
export interface RanModule {
  readonly moduleId: string;
  readonly children: { allTests(state: 'failed'): Iterable<RanTest> };
  state(): string;
}
interface RanTest {
  readonly fullName: string;
  result(): { readonly errors?: readonly { readonly message: string }[] | undefined };
}

/** Under which name the tests find the rules they are to run under. */
const VARIABLES: Readonly<Record<Service, string>> = {
  'cloud.firestore': 'BIGORNA_FIRESTORE_RULES',
  'firebase.storage': 'BIGORNA_STORAGE_RULES',
};

/** Keeps the files in the order they are given in. */
class AsGiven {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** Vitest ends the process by itself when it is asked to stop; here the emulators are to be stopped first. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function withoutItsSignals<T>(work: () => Promise<T>): Promise<T> {
  const before = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));
  const result = await work();
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) if (!before.has(listener)) process.off(signal, listener);
  }
  return result;
}

/** What Vitest says of a test or hook that did not end. */
const HUNG = /^(?:Test|Hook) timed out/;

/** What a run of tests came to: an assertion that fails notices; whatever else went wrong is no test's finding. */
export function outcomeOf(modules: readonly RanModule[], unhandled: readonly string[], late: boolean): Outcome {
  const broken = [...(late ? [`not ended after ${RUN_MS / 1000} s`] : []), ...unhandled];
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

/** Runs the rules tests again and again in one Vitest, each time under other rules, up to the first that fails. */
export class Lane {
  readonly #vitest: Vitest;
  readonly #file: string;
  readonly #options: LaneOptions;

  private constructor(vitest: Vitest, file: string, options: LaneOptions) {
    this.#vitest = vitest;
    this.#file = file;
    this.#options = options;
  }

  static async open(options: LaneOptions): Promise<Lane> {
    const file = join(await mkdtemp(join(tmpdir(), 'bigorna-rules-')), 'under-test.rules');
    const vitest = await withoutItsSignals(() =>
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
        include: ['tests/rules/**/*.test.ts'],
        env: { ...options.env, [VARIABLES[options.service]]: file },
        sequence: { sequencer: AsGiven },
      }),
    );
    return new Lane(vitest, file, options);
  }

  /**
   * @param source the rules
   * @param files the tests to run, in this order
   * @param titles runs only tests whose title matches, with those of what they stand in
   * @returns the first test that fails by what it finds, if one does
   */
  async run(source: string, files: readonly string[], titles: RegExp | null = null): Promise<Outcome> {
    const message = await this.#options.load(source);
    if (message !== null) return { kind: 'refused', message };
    await writeFile(this.#file, source);
    if (titles) this.#vitest.setGlobalTestNamePattern(titles);
    else this.#vitest.resetGlobalTestNamePattern();
    const project = this.#vitest.getRootProject();
    // Vitest answers with all files that it ever ran: what tests said of other rules would be said of these.
    this.#vitest.state.filesMap.clear();
    this.#vitest.state.idMap.clear();
    const specifications = files.map((file) => project.createSpecification(join(ROOT, file)));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void this.#vitest.cancelCurrentRun('keyboard-input');
    }, RUN_MS);
    try {
      const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
      return outcomeOf(testModules, unhandledErrors.map(String), late);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#vitest.close();
    await rm(this.#file, { force: true });
  }
}
