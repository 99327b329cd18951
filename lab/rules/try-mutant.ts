import { type CoveredExpression, isReached } from './coverage.ts';
import { AGREEMENT, type Lane, type Outcome, RULES_FILES } from './lane.ts';
import type { Mutant } from './mutants.ts';

/** A test file's run under the unchanged rules: its duration and coverage. */
export interface Baseline {
  readonly file: string;
  readonly ms: number;
  /** Null if the emulator has no report. */
  readonly report: readonly CoveredExpression[] | null;
}

/** Blocks whose rules apply everywhere: a mutant there can affect any row of the matrix. */
const EVERYWHERE = new Set(['', 'documents', 'o']);

const toPattern = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/**
 * Tries to kill a mutant, quickest test first: files that reach the position, the matrix (rows of the mutant's collection
 * alone, if it is in one), the comparison with domain.
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
