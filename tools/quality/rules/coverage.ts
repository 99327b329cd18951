import { z } from 'zod';

/** What an expression came to: a yes or no, something else, an error (`undefined`), or nothing (no field at all). */
const outcome = z.object({ value: z.looseObject({ boolValue: z.boolean().optional() }).default({}) });
const expression = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.array(outcome).default([]),
  get children() {
    return z.array(expression).default([]);
  },
});
const coverageReport = z.object({ report: z.array(expression).default([]) });
type Reported = z.output<typeof expression>;

/** One expression of a rules file, and what tests made it come to. */
export interface Covered {
  readonly line: number;
  /** Characters from the file's beginning: its first, and its last, closing brackets left out. */
  readonly start: number;
  readonly last: number;
  readonly evaluated: boolean;
  readonly seenTrue: boolean;
  readonly seenFalse: boolean;
}

function flat({ sourcePosition, values, children }: Reported): Covered[] {
  const seen = values.map(({ value }) => value);
  const own = {
    line: sourcePosition.line,
    start: sourcePosition.currentOffset,
    last: sourcePosition.endOffset,
    evaluated: seen.some((value) => Object.keys(value).length > 0),
    seenTrue: seen.some(({ boolValue }) => boolValue === true),
    seenFalse: seen.some(({ boolValue }) => boolValue === false),
  };
  return [own, ...children.flatMap(flat)];
}

/**
 * Reads the report that a Firestore emulator keeps of each expression since its rules were loaded.
 *
 * @param host as in FIRESTORE_EMULATOR_HOST
 * @returns every expression but literals, outer ones before those in them
 * @throws Error when the emulator has no such report
 */
export async function readCoverage(host: string, project: string): Promise<Covered[]> {
  const url = `http://${host}/emulator/v1/projects/${project}:ruleCoverage`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return coverageReport.parse(await answer.json()).report.flatMap(flat);
}

/** Several reports of the same rules as one; the emulator lists the expressions in the same order each time. */
export function together(reports: readonly (readonly Covered[])[]): Covered[] {
  const [first = []] = reports;
  return first.map((expression, index) => {
    const all = reports.map((report) => report[index] ?? expression);
    return {
      ...expression,
      evaluated: all.some(({ evaluated }) => evaluated),
      seenTrue: all.some(({ seenTrue }) => seenTrue),
      seenFalse: all.some(({ seenFalse }) => seenFalse),
    };
  });
}

/** Whether the innermost expression around a place of the file was evaluated. */
export function isReached(report: readonly Covered[], at: number): boolean {
  const around = report.filter(({ start, last }) => start <= at && at <= last);
  const innermost = around.toSorted((a, b) => a.last - a.start - (b.last - b.start))[0];
  return innermost?.evaluated ?? true;
}
