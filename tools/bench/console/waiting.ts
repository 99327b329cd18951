import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { firestoreOf } from '../fan-out/database.ts';

interface Interval {
  readonly from: number;
  readonly to: number;
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

/** Puts a clock around everything that the Admin SDK asks the database. */
export const watchWaiting = (): { begin(): void; end(): ReturnType<typeof waitedIn> } => {
  let intervals: Interval[] = [];
  const clocked = (target: object, name: string): void => {
    const asked: unknown = Reflect.get(target, name);
    if (typeof asked !== 'function') throw new Error(`No ${name} to put a clock around`);
    const timed = async function (this: unknown, ...args: unknown[]): Promise<unknown> {
      const from = performance.now();
      try {
        return await Reflect.apply(asked, this, args);
      } finally {
        intervals.push({ from, to: performance.now() });
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
    end: () => waitedIn(intervals),
  };
};
