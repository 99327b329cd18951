import type { LiveArgs, LiveData, LiveName, LiveState, Want } from './live-table.ts';

/** How long a source may keep everybody waiting before it counts as failed; a later word still makes it ready. */
const PATIENCE_MS = 12_000;

interface Entry<Name extends LiveName> {
  state: LiveState<LiveData[Name]>;
  attempt: number;
  listeners: Set<() => void>;
  patience: ReturnType<typeof setTimeout> | undefined;
}

/** A wish to be listened for, and which try this is. */
export interface Wanted {
  readonly want: Want;
  readonly attempt: number;
}

type Entries = { readonly [Name in LiveName]: Map<string, Entry<Name>> };

export const LOADING = { status: 'loading', data: undefined } as const;
const FAILED = { status: 'failed', data: undefined } as const;

/** Names a source of a member and what it is asked with, in whatever order that is given. */
export const wantOf = <Name extends LiveName>(name: Name, uid: string, args: LiveArgs[Name]): Want<Name> => ({
  key: JSON.stringify([name, uid, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]),
  name,
  uid,
  args,
});

/**
 * What the page wants to follow live, and what was last heard of it. Hooks ask here and read here; who listens
 * (`live/`, loaded once Firebase knows the member) reads the wants and tells the words.
 */
export class LiveRegistry {
  readonly #entries: Entries = {
    account: new Map(),
    downloads: new Map(),
    favorites: new Map(),
    unread: new Map(),
    notifications: new Map(),
    achievements: new Map(),
    comments: new Map(),
    ownComments: new Map(),
  };
  readonly #watchers = new Set<() => void>();
  #wanted: readonly Wanted[] = [];

  /** Follows a source until the answer is called; the last to leave forgets what it said. */
  follow<Name extends LiveName>(want: Want<Name>, listener: () => void): () => void {
    const entry = this.#entryOf(want);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      // A page that leaves as another comes, both showing the source, does not begin it anew.
      queueMicrotask(() => {
        if (entry.listeners.size === 0) this.#drop(want, entry);
      });
    };
  }

  state<Name extends LiveName>(want: Want<Name>): LiveState<LiveData[Name]> {
    return this.#entries[want.name].get(want.key)?.state ?? LOADING;
  }

  /** What is to be listened for now. */
  readonly wanted = (): readonly Wanted[] => this.#wanted;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  tell<Name extends LiveName>(want: Want<Name>, data: LiveData[Name]): void {
    this.#set(want, { status: 'ready', data });
  }

  fail<Name extends LiveName>(want: Want<Name>): void {
    this.#set(want, FAILED);
  }

  /** Begins a source anew. */
  retry<Name extends LiveName>(want: Want<Name>): void {
    const entry = this.#entries[want.name].get(want.key);
    if (!entry) return;
    entry.attempt += 1;
    this.#set(want, LOADING);
    this.#beginPatience(want, entry);
    this.#wanted = this.#wanted.map((one) => (one.want.key === want.key ? { want, attempt: entry.attempt } : one));
    this.#announce();
  }

  #entryOf<Name extends LiveName>(want: Want<Name>): Entry<Name> {
    const existing = this.#entries[want.name].get(want.key);
    if (existing) return existing;
    const entry: Entry<Name> = { state: LOADING, attempt: 0, listeners: new Set(), patience: undefined };
    this.#entries[want.name].set(want.key, entry);
    this.#beginPatience(want, entry);
    this.#wanted = [...this.#wanted, { want, attempt: 0 }];
    this.#announce();
    return entry;
  }

  #beginPatience<Name extends LiveName>(want: Want<Name>, entry: Entry<Name>): void {
    clearTimeout(entry.patience);
    entry.patience = setTimeout(() => this.fail(want), navigator.onLine === false ? 0 : PATIENCE_MS);
  }

  #set<Name extends LiveName>(want: Want<Name>, state: LiveState<LiveData[Name]>): void {
    const entry = this.#entries[want.name].get(want.key);
    if (!entry) return;
    clearTimeout(entry.patience);
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }

  #drop<Name extends LiveName>(want: Want<Name>, entry: Entry<Name>): void {
    if (this.#entries[want.name].get(want.key) !== entry) return;
    clearTimeout(entry.patience);
    this.#entries[want.name].delete(want.key);
    this.#wanted = this.#wanted.filter((one) => one.want.key !== want.key);
    this.#announce();
  }

  #announce(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** The page's one registry. */
export const liveRegistry = new LiveRegistry();
