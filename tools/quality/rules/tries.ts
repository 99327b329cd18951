import { type Covered, isReached } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import type { Lane, Outcome } from './runs.ts';
import { AGREEMENT, FIRESTORE_TESTS, MATRIX, STORAGE_MATRIX, STORAGE_TESTS } from './test-files.ts';

/** A file of tests as the unchanged rules pass it: how long it takes, and what of the rules it reaches. */
export interface Baseline {
  readonly file: string;
  readonly ms: number;
  /** Null where the emulator keeps no report. */
  readonly report: readonly Covered[] | null;
}

/** Tests that noticed mutants in an earlier run, by {@link keyOf}. */
export type Memory = Map<string, { readonly file: string; readonly title: string }>;

export const keyOf = ({ service, subject, before, after }: Mutant): string =>
  [service, subject, before, after].join(' | ');

/** The rules of these blocks are everybody's: what is changed there can show in any row of the matrix. */
const EVERYWHERE = new Set(['', 'documents', 'o']);

const escaped = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
/** The rows of the matrix in which a change can show: rules of one collection decide about that alone. */
const rowsOf = ({ subject }: Mutant): RegExp | null => (EVERYWHERE.has(subject) ? null : escaped(`${subject}/`));

/**
 * Tries to have a mutant noticed, by the quickest way first: the test that noticed it last time, then the files that
 * reach the changed place, those of its collection before the others, then the matrix, at last the comparison with domain.
 */
export async function tryMutant(
  lane: Lane,
  mutant: Mutant,
  baselines: readonly Baseline[],
  memory: Memory,
): Promise<Outcome> {
  const firestore = mutant.service === 'cloud.firestore';
  const known = memory.get(keyOf(mutant));
  if (known) {
    const outcome = await lane.run(mutant.source, [known.file], escaped(known.title));
    if (isSettled(outcome)) return outcome;
  }
  const isOwn = ({ file }: Baseline) => file.endsWith(`/${mutant.subject}.test.ts`);
  const files = baselines
    .filter(
      ({ file, report }) => (firestore ? FIRESTORE_TESTS : STORAGE_TESTS).includes(file) && reaches(report, mutant),
    )
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.ms - b.ms)
    .map(({ file }) => file);
  const outcomes: Outcome[] = [];
  const ways: readonly (readonly [files: readonly string[], titles: RegExp | null])[] = [
    [files, null],
    [[firestore ? MATRIX : STORAGE_MATRIX], rowsOf(mutant)],
    [[AGREEMENT], null],
  ];
  for (const [tests, titles] of ways) {
    const outcome = await lane.run(mutant.source, tests, titles);
    if (isSettled(outcome)) return outcome;
    outcomes.push(outcome);
  }
  return outcomes.find(({ kind }) => kind === 'broken') ?? { kind: 'survived' };
}

/** Tests that others could still notice it by are worth a run: not after one has noticed, nor where rules do not load. */
const isSettled = ({ kind }: Outcome): boolean => kind === 'noticed' || kind === 'refused';

const reaches = (report: Baseline['report'], { at }: Mutant): boolean => report === null || isReached(report, at);
