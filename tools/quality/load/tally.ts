import type { Shot } from './mix.ts';

/** How one kind of call went. */
export interface Line {
  readonly kind: string;
  /** From when a call was to be made until its answer was there, of those after the warm-up. */
  readonly milliseconds: readonly number[];
  /** How often each status was answered; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>;
}

type Counts = NonNullable<Shot['counts']>;

/** What a run has seen. Latencies of calls that were to be made before `measureFrom` are left out. */
export const tallyFrom = (measureFrom: number) => {
  const lines = new Map<string, { milliseconds: number[]; statuses: Map<number, number> }>();
  const refusals = new Map<string, string>();
  const counted = new Map<string, Counts>();
  const lineOf = (kind: string) => {
    const line = lines.get(kind) ?? { milliseconds: [], statuses: new Map<number, number>() };
    lines.set(kind, line);
    return line;
  };
  return {
    note: (kind: string, status: number, intendedAt: number, endedAt: number): void => {
      const { milliseconds, statuses } = lineOf(kind);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (intendedAt >= measureFrom) milliseconds.push(endedAt - intendedAt);
    },
    /** Keeps the first refusal of a kind, to be shown. */
    refuse: (kind: string, text: string): void => {
      if (!refusals.has(kind)) refusals.set(kind, text.slice(0, 300));
    },
    /** A figure that a call adds to, once for each key. */
    count: (counts: Counts): void => {
      counted.set(`${counts.figure} ${counts.key}`, counts);
    },
    lines: (): Line[] => [...lines].map(([kind, line]) => ({ kind, ...line })),
    refusals: (): ReadonlyMap<string, string> => refusals,
    counted: (): Counts[] => [...counted.values()],
  };
};
export type Tally = ReturnType<typeof tallyFrom>;
