import { type DeclaredSurvivor, getSurvivalReason } from './declared-survivors.ts';
import { AGREEMENT, type Outcome } from './lane.ts';
import type { Mutant } from './mutants.ts';

export interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const MINIMUM_NOTICED = 0.95;

const show = ({ line, before, after }: Mutant): string => `line ${line}: \`${before}\` → \`${after}\``;

/** Describes a mutation run in Markdown. Also returns whether the run passes. */
export function formatMutationReport(results: readonly Result[], stale: readonly DeclaredSurvivor[]) {
  const loaded = results.filter(({ outcome }) => outcome.kind !== 'refused');
  const noticed = loaded.flatMap(({ outcome }) => (outcome.kind === 'noticed' ? [outcome] : []));
  const byText = noticed.filter(({ file }) => file === AGREEMENT);
  const survivors = loaded.filter(({ outcome }) => outcome.kind === 'survived').map(({ mutant }) => mutant);
  const broken = loaded.flatMap(({ mutant, outcome }) =>
    outcome.kind === 'broken'
      ? [`- ${mutant.service}, ${show(mutant)}: **tests did not end**: ${outcome.message}`]
      : [],
  );
  const unexplained = survivors.filter((mutant) => getSurvivalReason(mutant) === null);
  const share = loaded.length === 0 ? 0 : noticed.length / loaded.length;
  const summary = `${noticed.length} of ${loaded.length} changed rules detected by a test (${(share * 100).toFixed(1)} %), ${
    survivors.length - unexplained.length
  } others explained, ${unexplained.length} not explained${broken.length === 0 ? '' : `, ${broken.length} under which tests hung or broke`}`;
  const lines = [
    `- ${summary}. Of the detected ones, ${byText.length} are detected only by the comparison with domain's lists and limits.`,
    ...survivors.map(
      (mutant) => `- ${mutant.service}, ${show(mutant)}: ${getSurvivalReason(mutant) ?? '**not explained**'}`,
    ),
    ...broken,
    ...stale.map(({ within, after }) => `- known survivor, not found or killed: \`${after}\` in \`${within.trim()}\``),
  ];
  const ok = share >= MINIMUM_NOTICED && [unexplained, broken, stale].every(({ length }) => length === 0);
  return { lines, summary, ok };
}
