import { fromEvent, merge, NEVER, type Observable, Subject, take, takeUntil } from 'rxjs';

interface Lease<T> {
  source: Observable<T>;
  stop: () => void;
  holders: number;
}

/** reactfire's cache, which never forgets by itself: a key left in it keeps its listener, or its error, for ever. */
declare global {
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined;
}

/** The listeners of one kind of live data, by key: started once, shared by all that show it, and really ended. */
export class Leases<T> {
  readonly #leases = new Map<string, Lease<T>>();

  /**
   * The source of a key; it ends by {@link stop}, when its last holder leaves, or when the session ends.
   *
   * @param open starts the listener; called once for a key.
   */
  source(key: string, open: () => Observable<T>, ended: AbortSignal): Observable<T> {
    // A last render between the session's end and the unmount opens nothing.
    if (ended.aborted) return NEVER;
    const existing = this.#leases.get(key);
    if (existing) return existing.source;
    const stop$ = new Subject<void>();
    const lease: Lease<T> = {
      source: open().pipe(takeUntil(merge(stop$, fromEvent(ended, 'abort')).pipe(take(1)))),
      stop: () => stop$.next(),
      holders: 0,
    };
    this.#leases.set(key, lease);
    const stopThis = (): void => {
      if (this.#leases.get(key) === lease) this.stop(key);
    };
    ended.addEventListener('abort', stopThis, { once: true });
    return lease.source;
  }

  /** Ends the listener of a key and lets reactfire forget it, so that the next mount starts anew. */
  stop(key: string): void {
    this.#leases.get(key)?.stop();
    this.#leases.delete(key);
    globalThis._reactFirePreloadedObservables?.delete(key);
  }

  /** Keeps a key's listener until the answer is called; the last to leave stops it. */
  hold(key: string): () => void {
    const lease = this.#leases.get(key);
    if (!lease) return () => {};
    lease.holders++;
    return () => {
      lease.holders--;
      // Strict mode leaves and comes back at once; only those who stay away stop the listener.
      queueMicrotask(() => {
        if (lease.holders === 0 && this.#leases.get(key) === lease) this.stop(key);
      });
    };
  }
}
