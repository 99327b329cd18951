import type { FavoriteMark } from '../live/live-table.ts';

/** How long a change that the server has taken is shown before the live list has to say so itself. */
const TRUST_MS = 5_000;

interface Wish {
  on: boolean;
  since: Date;
  /** What was sent last; undefined while nothing was. */
  sent: boolean | undefined;
  isSending: boolean;
}

type Write = (modId: string, on: boolean) => Promise<void>;

const isMet = ({ on, isSending }: Wish, isMarked: boolean): boolean => !isSending && on === isMarked;

/**
 * What a member has marked and unmarked, shown at once and until the live list says the same; taken back where the write
 * failed. One write of a mod at a time: who changes their mind meanwhile has the last wish sent after it.
 */
export class Wishes {
  readonly #listeners = new Set<() => void>();
  #wishes: ReadonlyMap<string, Wish> = new Map();

  readonly get = (): ReadonlyMap<string, Wish> => this.#wishes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a wish and sends it; rejects as the write does. */
  async wish(modId: string, on: boolean, write: Write): Promise<void> {
    const present = this.#wishes.get(modId);
    const wish: Wish = { on, since: new Date(), sent: present?.sent, isSending: present?.isSending ?? false };
    this.#put(modId, wish);
    if (wish.isSending) return;
    await this.#send(modId, write);
  }

  /** Forgets what the live list says as well. */
  settle(isMarked: (modId: string) => boolean): void {
    const open = [...this.#wishes].filter(([modId, wish]) => !isMet(wish, isMarked(modId)));
    if (open.length < this.#wishes.size) this.#set(new Map(open));
  }

  /** Forgets all: another member comes. */
  forget(): void {
    if (this.#wishes.size > 0) this.#set(new Map());
  }

  async #send(modId: string, write: Write): Promise<void> {
    for (let wish = this.#wishes.get(modId); wish && wish.sent !== wish.on; wish = this.#wishes.get(modId)) {
      const { on } = wish;
      this.#put(modId, { ...wish, sent: on, isSending: true });
      try {
        await write(modId, on);
      } catch (error) {
        this.#drop(modId);
        throw error;
      }
    }
    const wish = this.#wishes.get(modId);
    if (!wish) return;
    const done = { ...wish, isSending: false };
    this.#put(modId, done);
    setTimeout(() => {
      if (this.#wishes.get(modId) === done) this.#drop(modId);
    }, TRUST_MS);
  }

  #put(modId: string, wish: Wish): void {
    this.#set(new Map(this.#wishes).set(modId, wish));
  }

  #drop(modId: string): void {
    this.#set(new Map([...this.#wishes].filter(([id]) => id !== modId)));
  }

  #set(wishes: ReadonlyMap<string, Wish>): void {
    this.#wishes = wishes;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's own. */
export const wishes = new Wishes();

/** The marks as they are once the wishes have come true; newest first. */
export const wished = (
  marks: readonly FavoriteMark[],
  wishesOf: ReadonlyMap<string, Pick<Wish, 'on' | 'since'>>,
): readonly FavoriteMark[] => {
  if (wishesOf.size === 0) return marks;
  const kept = marks.filter(({ mod_id }) => wishesOf.get(mod_id)?.on !== false);
  const known = new Set(marks.map(({ mod_id }) => mod_id));
  const added = [...wishesOf].filter(([modId, { on }]) => on && !known.has(modId));
  return [...added.map(([mod_id, { since }]) => ({ mod_id, created_at: since, isPending: true })).reverse(), ...kept];
};
