import { z } from 'zod';

/** Result of an expression: a boolean or another value. `undefined` is an error. No field means no result. */
const outcome = z.object({ value: z.looseObject({ boolValue: z.boolean().optional() }).default({}) });
const expression = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.array(outcome).default([]),
  get children() {
    return z.array(expression).default([]);
  },
});
const emulatorReport = z.object({ report: z.array(expression).default([]) });

/** One expression of a rules file, with its results. */
export interface CoveredExpression {
  readonly line: number;
  /** Offsets of the first and the last character. The emulator does not count closing brackets. */
  readonly start: number;
  readonly last: number;
  readonly evaluated: boolean;
  readonly seenTrue: boolean;
  readonly seenFalse: boolean;
}

const flatten = ({ sourcePosition, values, children }: z.infer<typeof expression>): CoveredExpression[] => {
  const seen = values.map(({ value }) => value);
  const own = {
    line: sourcePosition.line,
    start: sourcePosition.currentOffset,
    last: sourcePosition.endOffset,
    evaluated: seen.some((value) => Object.keys(value).length > 0),
    seenTrue: seen.some(({ boolValue }) => boolValue === true),
    seenFalse: seen.some(({ boolValue }) => boolValue === false),
  };
  return [own, ...children.flatMap(flatten)];
};

/**
 * Reads the coverage report of a Firestore emulator since its rules were loaded.
 *
 * @param host as in FIRESTORE_EMULATOR_HOST
 * @returns every expression except literals; outer expressions come before inner ones
 * @throws Error if the emulator has no such report
 */
export async function readCoverage(host: string, project: string): Promise<CoveredExpression[]> {
  const url = `http://${host}/emulator/v1/projects/${project}:ruleCoverage`;
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
  return emulatorReport.parse(await response.json()).report.flatMap(flatten);
}

/** Merges several reports of the same rules. The emulator always lists expressions in the same order. */
export const mergeReports = ([first = [], ...others]: readonly (readonly CoveredExpression[])[]): CoveredExpression[] =>
  first.map((expression, index) => {
    const all = [expression, ...others.flatMap((report) => report[index] ?? [])];
    return {
      ...expression,
      evaluated: all.some(({ evaluated }) => evaluated),
      seenTrue: all.some(({ seenTrue }) => seenTrue),
      seenFalse: all.some(({ seenFalse }) => seenFalse),
    };
  });

const getLength = ({ start, last }: CoveredExpression): number => last - start;

/** Whether the innermost expression at a position was evaluated. */
export const isReached = (report: readonly CoveredExpression[], at: number): boolean => {
  const around = report.filter(({ start, last }) => start <= at && at <= last);
  return around.toSorted((a, b) => getLength(a) - getLength(b))[0]?.evaluated ?? true;
};

/**
 * Describes the coverage of firestore.rules in Markdown. Also returns whether the coverage is complete.
 *
 * @param allows offsets of the conditions of `allow` that are not constant
 */
export function formatCoverageReport(report: readonly CoveredExpression[], allows: ReadonlySet<number>) {
  const missed = report.filter(({ evaluated }) => !evaluated);
  // The longest expression at each offset.
  const roots = [...allows].flatMap((offset) =>
    report
      .filter(({ start }) => start === offset)
      .toSorted((a, b) => getLength(b) - getLength(a))
      .slice(0, 1),
  );
  const absent = allows.size - roots.length;
  const oneSided = roots.filter(({ seenTrue, seenFalse }) => !(seenTrue && seenFalse));
  const yesOrNo = report.filter(({ seenTrue, seenFalse }) => seenTrue || seenFalse);
  const both = yesOrNo.filter(({ seenTrue, seenFalse }) => seenTrue && seenFalse);
  const summary = `${report.length - missed.length} of ${report.length} expressions evaluated, ${
    roots.length - oneSided.length
  } of ${allows.size} conditions of allow seen true and false`;
  const lines = [
    `- ${summary}; of ${yesOrNo.length} boolean expressions, ${both.length} were seen true and false.`,
    ...missed.map(({ line }) => `- line ${line}: an expression was never evaluated`),
    ...(absent === 0 ? [] : [`- ${absent} conditions of allow are not in the emulator's report`]),
    ...oneSided.map(({ line, seenTrue }) => `- line ${line}: seen only ${seenTrue ? 'true' : 'false'}`),
  ];
  const ok = report.length > 0 && absent === 0 && missed.length === 0 && oneSided.length === 0;
  return { lines, ok };
}
