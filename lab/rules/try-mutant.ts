import { type CoveredExpression, isReached } from './coverage.ts';
import { AGREEMENT, type Lane, type Outcome, RULES_FILES } from './lane.ts';
import type { Mutant } from './mutants.ts';

/** Duration and coverage of a test file with the unchanged rules. */
export interface Baseline {
  readonly file: string;
  readonly ms: number;
  /** Null if the emulator has no report. */
  readonly report: readonly CoveredExpression[] | null;
}

/** Subjects of rules that apply everywhere. A mutant there can affect any row of the matrix. */
const EVERYWHERE = new Set(['', 'documents', 'o']);

const toPattern = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/**
 * Runs tests until one notices the mutant. First come the test files that reach the mutant's position: the file of its
 * collection, then the quickest. The matrix follows, limited to the mutant's collection if it has one. The comparison
 * with the domain package comes last.
 */
export async function tryMutant(lane: Lane, mutant: Mutant, baselines: readonly Baseline[]): Promise<Outcome> {
  const { matrix, tests } = RULES_FILES[mutant.service];
  const isOwn = ({ file }: Baseline) => file.endsWith(`/${mutant.subject}.test.ts`);
  const files = baselines
    .filter(({ file, report }) => tests.includes(file) && (report === null || isReached(report, mutant.at)))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.ms - b.ms)
    .map(({ file }) => file);
  const ways: readonly (readonly [files: readonly string[], titles: RegExp | null])[] = [
    [files, null],
    [[matrix], EVERYWHERE.has(mutant.subject) ? null : toPattern(`${mutant.subject}/`)],
    [[AGREEMENT], null],
  ];
  const outcomes: Outcome[] = [];
  for (const [some, titles] of ways) {
    const outcome = await lane.run(mutant.source, some, titles);
    if (outcome.kind === 'noticed' || outcome.kind === 'refused') return outcome;
    outcomes.push(outcome);
  }
  return outcomes.find(({ kind }) => kind === 'broken') ?? { kind: 'survived' };
}
