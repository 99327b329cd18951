import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { firestoreOf } from '../fan-out/database.ts';

interface Interval {
  readonly from: number;
  readonly to: number;
}
/** A question to the database, and the same once more. */
interface Wait extends Interval {
  again(): Promise<unknown>;
}

/** How long the database was waited for, and how often; what was asked at once is one wait. */
export const waitedIn = (intervals: readonly Interval[]): { waited: number; times: number } => {
  let [waited, times, end] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of intervals.toSorted((one, other) => one.from - other.from)) {
    if (from > end) times += 1;
    waited += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return { waited, times };
};

/** What was asked at once, together; in the order of time. */
export const roundsOf = <T extends Interval>(intervals: readonly T[]): T[][] => {
  const rounds: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of intervals.toSorted((one, other) => one.from - other.from)) {
    if (one.from > end) rounds.push([one]);
    else rounds.at(-1)?.push(one);
    end = Math.max(end, one.to);
  }
  return rounds;
};

const askAgain = async (waits: readonly Wait[]): Promise<number> => {
  const from = performance.now();
  for (const round of roundsOf(waits)) await Promise.all(round.map(({ again }) => again()));
  return performance.now() - from;
};

/** How long was waited, how often, and how long the same takes when the database alone is asked it. */
interface Waiting extends ReturnType<typeof waitedIn> {
  floor(): Promise<number>;
}

/** Puts a clock around everything that the Admin SDK asks the database. */
export const watchWaiting = (): { begin(): void; end(): Waiting } => {
  let intervals: Wait[] = [];
  const clocked = (target: object, name: string): void => {
    const asked: unknown = Reflect.get(target, name);
    if (typeof asked !== 'function') throw new Error(`No ${name} to put a clock around`);
    const timed = async function (this: unknown, ...args: unknown[]): Promise<unknown> {
      const from = performance.now();
      const again = async (): Promise<unknown> => Reflect.apply(asked, this, args);
      try {
        return await again();
      } finally {
        intervals.push({ from, to: performance.now(), again });
      }
    };
    Reflect.set(target, name, timed);
  };
  clocked(Query.prototype, 'get');
  clocked(Object.getPrototypeOf(firestoreOf().collection('any').count()), 'get');
  clocked(Firestore.prototype, 'getAll');
  clocked(Transaction.prototype, 'get');
  return {
    begin: () => {
      intervals = [];
    },
    end: () => {
      const waits = intervals;
      return { ...waitedIn(waits), floor: () => askAgain(waits) };
    },
  };
};
