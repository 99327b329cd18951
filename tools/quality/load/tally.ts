import type { Shot } from './mix.ts';

/** How one kind of call went. */
export interface Line {
  readonly kind: string;
  /** From when a call was to be made until its answer was there, of those after the warm-up. */
  readonly milliseconds: readonly number[];
  /** How often each status was answered; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The same, of the answers that were not what the call is for. */
  readonly unexpected: ReadonlyMap<number, number>;
}

type Counts = NonNullable<Shot['counts']>;

const countIn = (counts: Map<number, number>, status: number): void =>
  void counts.set(status, (counts.get(status) ?? 0) + 1);

/** What a run has seen. Latencies of calls that were to be made before `measureFrom` are left out. */
export const tallyFrom = (measureFrom: number) => {
  const lines = new Map<
    string,
    { milliseconds: number[]; statuses: Map<number, number>; unexpected: Map<number, number> }
  >();
  const surprises = new Map<string, string>();
  const counted = new Map<string, Counts>();
  const lineOf = (kind: string) => {
    const line = lines.get(kind) ?? {
      milliseconds: [],
      statuses: new Map<number, number>(),
      unexpected: new Map<number, number>(),
    };
    lines.set(kind, line);
    return line;
  };
  return {
    note: (kind: string, status: number, intendedAt: number, endedAt: number): void => {
      const { milliseconds, statuses } = lineOf(kind);
      countIn(statuses, status);
      if (intendedAt >= measureFrom) milliseconds.push(endedAt - intendedAt);
    },
    /** Counts an answer that was not expected, and keeps the first of a kind, to be shown. */
    surprise: (kind: string, status: number, text: string): void => {
      countIn(lineOf(kind).unexpected, status);
      if (!surprises.has(kind)) surprises.set(kind, `${status} ${text}`.slice(0, 300));
    },
    /** A figure that a call adds to, once for each key. */
    count: (counts: Counts): void => {
      counted.set(`${counts.figure} ${counts.key}`, counts);
    },
    lines: (): Line[] => [...lines].map(([kind, line]) => ({ kind, ...line })),
    surprises: (): ReadonlyMap<string, string> => surprises,
    counted: (): Counts[] => [...counted.values()],
  };
};
export type Tally = ReturnType<typeof tallyFrom>;
