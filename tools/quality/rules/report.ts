import type { Covered } from './coverage.ts';
import { type KnownSurvivor, reasonFor } from './known-survivors.ts';
import type { Mutant } from './mutants.ts';
import type { Outcome } from './runs.ts';
import { AGREEMENT } from './test-files.ts';

export interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const MINIMUM_NOTICED = 0.95;

const show = ({ line, before, after }: Mutant): string => `line ${line}: \`${before}\` → \`${after}\``;

/** What the mutation run came to, in lines of Markdown, and whether that will do. */
export function mutationReport(
  results: readonly Result[],
  stale: readonly KnownSurvivor[],
): { lines: string[]; summary: string; ok: boolean } {
  const loaded = results.filter(({ outcome }) => outcome.kind !== 'refused');
  const noticed = loaded.filter(({ outcome }) => outcome.kind === 'noticed');
  const byText = noticed.filter(({ outcome }) => outcome.kind === 'noticed' && outcome.file === AGREEMENT);
  const survivors = loaded.filter(({ outcome }) => outcome.kind === 'survived').map(({ mutant }) => mutant);
  const broken = loaded.flatMap(({ mutant, outcome }) =>
    outcome.kind === 'broken'
      ? [`- ${mutant.service}, ${show(mutant)}: **tests did not end**: ${outcome.message}`]
      : [],
  );
  const unexplained = survivors.filter((mutant) => reasonFor(mutant) === null);
  const share = loaded.length === 0 ? 0 : noticed.length / loaded.length;
  const summary = `${noticed.length} of ${loaded.length} changed rules noticed (${(share * 100).toFixed(1)} %), ${
    survivors.length - unexplained.length
  } others explained, ${unexplained.length} not${broken.length === 0 ? '' : `, ${broken.length} under which tests hung or broke`}`;
  const lines = [
    `- ${summary}; ${byText.length} of the noticed ones only by the comparison with domain's lists and limits.`,
    ...survivors.map((mutant) => `- ${mutant.service}, ${show(mutant)}: ${reasonFor(mutant) ?? '**not explained**'}`),
    ...broken,
    ...stale.map(
      ({ within, after }) => `- declared to be without effect, and noticed or not there: \`${after}\` in \`${within}\``,
    ),
  ];
  const ok = share >= MINIMUM_NOTICED && [unexplained, broken, stale].every(({ length }) => length === 0);
  return { lines, summary, ok };
}

/**
 * What of firestore.rules the tests made the emulator evaluate.
 *
 * @param allows where each condition of an `allow` begins, but for those that always say the same
 */
export function coverageReportOf(
  report: readonly Covered[],
  allows: ReadonlySet<number>,
): { lines: string[]; summary: string; ok: boolean } {
  const missed = report.filter(({ evaluated }) => !evaluated);
  const roots = outermost(report, allows);
  const absent = allows.size - roots.length;
  const oneSided = roots.filter(({ seenTrue, seenFalse }) => !(seenTrue && seenFalse));
  const yesOrNo = report.filter(({ seenTrue, seenFalse }) => seenTrue || seenFalse);
  const both = yesOrNo.filter(({ seenTrue, seenFalse }) => seenTrue && seenFalse);
  const summary = `${report.length - missed.length} of ${report.length} expressions evaluated, ${
    roots.length - oneSided.length
  } of ${allows.size} conditions of allow seen true and false`;
  const lines = [
    `- ${summary}; of ${yesOrNo.length} expressions that are yes or no, ${both.length} were seen as both.`,
    ...missed.map(({ line }) => `- line ${line}: an expression was never evaluated`),
    ...(absent === 0 ? [] : [`- ${absent} conditions of allow are not in the emulator's report`]),
    ...oneSided.map(({ line, seenTrue }) => `- line ${line}: seen ${seenTrue ? 'true' : 'false'} alone`),
  ];
  const ok = report.length > 0 && absent === 0 && missed.length === 0 && oneSided.length === 0;
  return { lines, summary, ok };
}

/** The longest expression that begins at each of the places. */
function outermost(report: readonly Covered[], places: ReadonlySet<number>): Covered[] {
  return [...places].flatMap((place) => {
    const here = report.filter(({ start }) => start === place).toSorted((a, b) => b.last - a.last);
    return here.slice(0, 1);
  });
}
