import { createListeners } from '#shared/browser/create-listeners.ts';
import { isOffline } from '#shared/browser/is-offline.ts';
import type { LiveArgs, LiveData, LiveName, LiveQuery, LiveState } from './live-table.ts';

/** Timeout of a source's first value. A later value still makes the source ready. */
const TIMEOUT_MS = 12_000;

interface Entry<Name extends LiveName> {
  state: LiveState<LiveData[Name]>;
  attempt: number;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A query to listen to, with the number of its attempt. */
export interface PendingQuery {
  readonly query: LiveQuery;
  readonly attempt: number;
}

type Entries = { readonly [Name in LiveName]: Map<string, Entry<Name>> };

export const LOADING = { status: 'loading', data: undefined } as const;
const FAILED = { status: 'failed', data: undefined } as const;

/** Creates a live query. Its key does not depend on the order of the arguments. */
export const createLiveQuery = <Name extends LiveName>(
  name: Name,
  uid: string,
  args: LiveArgs[Name],
): LiveQuery<Name> => ({
  key: JSON.stringify([name, uid, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]),
  name,
  uid,
  args,
});

/**
 * Live queries of the page and their latest state. Hooks subscribe and read here. `member-listeners.tsx`, loaded once
 * Firebase knows the member, listens to the pending queries and publishes their data.
 */
export class LiveRegistry {
  readonly #entries: Entries = {
    account: new Map(),
    downloads: new Map(),
    favorites: new Map(),
    favoriteTitle: new Map(),
    unread: new Map(),
    notifications: new Map(),
    achievements: new Map(),
    comments: new Map(),
    ownComments: new Map(),
    useful: new Map(),
  };
  readonly #watchers = createListeners();
  #pending: readonly PendingQuery[] = [];

  /** Subscribes to a query and returns a function to unsubscribe. The last unsubscribe drops the query's data. */
  subscribe<Name extends LiveName>(query: LiveQuery<Name>, listener: () => void): () => void {
    const entry = this.#getOrCreateEntry(query);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      // If the next page uses the same query, its listener continues.
      queueMicrotask(() => {
        if (entry.listeners.size === 0) this.#drop(query, entry);
      });
    };
  }

  state<Name extends LiveName>(query: LiveQuery<Name>): LiveState<LiveData[Name]> {
    return this.#entries[query.name].get(query.key)?.state ?? LOADING;
  }

  /** Queries that need a listener now. */
  readonly pending = (): readonly PendingQuery[] => this.#pending;

  readonly watch = this.#watchers.subscribe;

  publish<Name extends LiveName>(query: LiveQuery<Name>, data: LiveData[Name]): void {
    this.#set(query, { status: 'ready', data });
  }

  fail<Name extends LiveName>(query: LiveQuery<Name>): void {
    this.#set(query, FAILED);
  }

  retry<Name extends LiveName>(query: LiveQuery<Name>): void {
    const entry = this.#entries[query.name].get(query.key);
    if (!entry) return;
    entry.attempt += 1;
    this.#set(query, LOADING);
    this.#startTimeout(query, entry);
    this.#pending = this.#pending.map((pending) =>
      pending.query.key === query.key ? { query, attempt: entry.attempt } : pending,
    );
    this.#watchers.notify();
  }

  #getOrCreateEntry<Name extends LiveName>(query: LiveQuery<Name>): Entry<Name> {
    const existing = this.#entries[query.name].get(query.key);
    if (existing) return existing;
    const entry: Entry<Name> = { state: LOADING, attempt: 0, listeners: new Set(), timer: undefined };
    this.#entries[query.name].set(query.key, entry);
    this.#startTimeout(query, entry);
    this.#pending = [...this.#pending, { query, attempt: 0 }];
    this.#watchers.notify();
    return entry;
  }

  #startTimeout<Name extends LiveName>(query: LiveQuery<Name>, entry: Entry<Name>): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => this.fail(query), isOffline() ? 0 : TIMEOUT_MS);
  }

  #set<Name extends LiveName>(query: LiveQuery<Name>, state: LiveState<LiveData[Name]>): void {
    const entry = this.#entries[query.name].get(query.key);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }

  #drop<Name extends LiveName>(query: LiveQuery<Name>, entry: Entry<Name>): void {
    if (this.#entries[query.name].get(query.key) !== entry) return;
    clearTimeout(entry.timer);
    this.#entries[query.name].delete(query.key);
    this.#pending = this.#pending.filter((pending) => pending.query.key !== query.key);
    this.#watchers.notify();
  }
}

export const liveRegistry = new LiveRegistry();
