import { readsAndWrites, watchReads } from '../../../functions/src/platform/firestore.ts';
import type { Account } from './result.ts';

/** Documents read and written, by what they were for. Only one thing may be under way at a time. */
export class Ledger<What extends string> {
  readonly #accounts = new Map<What, Account>();

  of(what: What): Account {
    return this.#accounts.get(what) ?? { reads: 0, writes: 0, byKind: {} };
  }

  async during<T>(what: What, work: () => Promise<T>): Promise<T> {
    const before = readsAndWrites();
    const { byKind, stop } = watchReads();
    try {
      return await work();
    } finally {
      stop();
      const after = readsAndWrites();
      const account = this.of(what);
      account.reads += after.reads - before.reads;
      account.writes += after.writes - before.writes;
      for (const [kind, reads] of byKind) account.byKind[kind] = (account.byKind[kind] ?? 0) + reads;
      this.#accounts.set(what, account);
    }
  }
}
