import { createListeners } from '#shared/browser/create-listeners.ts';
import type { FavoriteMark } from '#shared/live/live-table.ts';

/** How long a saved change stays visible without confirmation by the live list. */
const TRUST_MS = 5_000;

interface PendingChange {
  on: boolean;
  since: Date;
  /** Last value sent; undefined before the first write. */
  sent: boolean | undefined;
  isSending: boolean;
}

type Write = (modId: string, on: boolean) => Promise<void>;

const isConfirmed = ({ on, isSending }: PendingChange, isMarked: boolean): boolean => !isSending && on === isMarked;

/**
 * Optimistic updates of favorites. A change shows at once, until the live list confirms the change, at most five
 * seconds after the write. A failed write reverts the change. Each mod has at most one write in flight. After that
 * write, only the last change is sent.
 */
export class OptimisticFavorites {
  readonly #listeners = createListeners();
  #changes: ReadonlyMap<string, PendingChange> = new Map();

  readonly get = (): ReadonlyMap<string, PendingChange> => this.#changes;

  readonly subscribe = this.#listeners.subscribe;

  /** Shows a change and writes it. Rejects if the write fails. */
  async change(modId: string, on: boolean, write: Write): Promise<void> {
    const pending = this.#changes.get(modId);
    const change: PendingChange = {
      on,
      since: new Date(),
      sent: pending?.sent,
      isSending: pending?.isSending ?? false,
    };
    this.#setChange(modId, change);
    if (change.isSending) return;
    await this.#send(modId, write);
  }

  /** Drops changes that the live list confirms. */
  confirm(isMarked: (modId: string) => boolean): void {
    const unconfirmed = [...this.#changes].filter(([modId, change]) => !isConfirmed(change, isMarked(modId)));
    if (unconfirmed.length < this.#changes.size) this.#set(new Map(unconfirmed));
  }

  /** Drops all changes when the member changes. */
  clear(): void {
    if (this.#changes.size > 0) this.#set(new Map());
  }

  async #send(modId: string, write: Write): Promise<void> {
    for (
      let change = this.#changes.get(modId);
      change && change.sent !== change.on;
      change = this.#changes.get(modId)
    ) {
      const { on } = change;
      this.#setChange(modId, { ...change, sent: on, isSending: true });
      try {
        await write(modId, on);
      } catch (error) {
        this.#drop(modId);
        throw error;
      }
    }
    const change = this.#changes.get(modId);
    if (!change) return;
    const done = { ...change, isSending: false };
    this.#setChange(modId, done);
    setTimeout(() => {
      if (this.#changes.get(modId) === done) this.#drop(modId);
    }, TRUST_MS);
  }

  #setChange(modId: string, change: PendingChange): void {
    this.#set(new Map(this.#changes).set(modId, change));
  }

  #drop(modId: string): void {
    this.#set(new Map([...this.#changes].filter(([id]) => id !== modId)));
  }

  #set(changes: ReadonlyMap<string, PendingChange>): void {
    this.#changes = changes;
    this.#listeners.notify();
  }
}

export const optimisticFavorites = new OptimisticFavorites();

/** Applies pending changes to the marks, newest first. */
export const applyPendingChanges = (
  marks: readonly FavoriteMark[],
  changes: ReadonlyMap<string, Pick<PendingChange, 'on' | 'since'>>,
): readonly FavoriteMark[] => {
  if (changes.size === 0) return marks;
  const remaining = marks.filter(({ mod_id }) => changes.get(mod_id)?.on !== false);
  const markedIds = new Set(marks.map(({ mod_id }) => mod_id));
  const added = [...changes].filter(([modId, { on }]) => on && !markedIds.has(modId));
  return [
    ...added.map(([mod_id, { since }]) => ({ mod_id, created_at: since, isPending: true })).reverse(),
    ...remaining,
  ];
};
