import { concat, fromEvent, merge, NEVER, type Observable, of, Subject, take, takeUntil } from 'rxjs';

/** A listener in the form that reactfire needs. */
export interface Leased<T> {
  /** Unique per lease, even for the same key. */
  readonly id: string;
  /** Ends with undefined, so that reactfire retains no data. */
  readonly source: Observable<T | undefined>;
}

interface Lease<T> extends Leased<T> {
  stop: () => void;
  holders: number;
}

const ENDED: Leased<never> = { id: 'ended', source: NEVER };

/** Page-wide counter, because reactfire has one cache. */
let opened = 0;

/**
 * Shared listeners by key: each listener starts once, is reference-counted, and is really closed.
 *
 * reactfire never closes a listener and caches its error while the page is open
 * (https://github.com/FirebaseExtended/reactfire/issues/790). So each lease has a unique id and completes its own
 * source.
 */
export class SharedListeners<T> {
  readonly #leases = new Map<string, Lease<T>>();

  /**
   * Returns the lease of a key. The lease ends with {@link stop}, with its last holder, or with the session.
   *
   * @param open starts the listener; called once per lease.
   */
  lease(key: string, open: () => Observable<T>, ended: AbortSignal): Leased<T> {
    // A render between the session's end and the unmount must not open a listener.
    if (ended.aborted) return ENDED;
    const existing = this.#leases.get(key);
    if (existing) return existing;
    const stop$ = new Subject<void>();
    const values = open().pipe(takeUntil(merge(stop$, fromEvent(ended, 'abort')).pipe(take(1))));
    const lease: Lease<T> = {
      id: `${key} ${++opened}`,
      source: concat(values, of(undefined)),
      stop: () => stop$.next(),
      holders: 0,
    };
    this.#leases.set(key, lease);
    const stopThis = (): void => {
      if (this.#leases.get(key) === lease) this.stop(key);
    };
    ended.addEventListener('abort', stopThis, { once: true });
    return lease;
  }

  /** Stops the listener of a key. The next mount starts a new listener. */
  stop(key: string): void {
    this.#leases.get(key)?.stop();
    this.#leases.delete(key);
  }

  /** Holds a key's listener and returns a function to release it. The last release stops the listener. */
  hold(key: string): () => void {
    const lease = this.#leases.get(key);
    if (!lease) return () => {};
    lease.holders++;
    return () => {
      lease.holders--;
      // Strict mode unmounts and remounts at once: stop only if no holder returned.
      queueMicrotask(() => {
        if (lease.holders === 0 && this.#leases.get(key) === lease) this.stop(key);
      });
    };
  }
}
