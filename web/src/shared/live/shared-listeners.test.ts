import { preloadObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type Leased, SharedListeners } from './shared-listeners.ts';

/** A source that counts its listeners. */
const createCountedSource = () => {
  const counts = { opened: 0, open: 0 };
  const open = () =>
    new Observable<number>((subscriber) => {
      counts.opened++;
      counts.open++;
      subscriber.next(counts.opened);
      return () => {
        counts.open--;
      };
    });
  return { counts, open };
};

/** Observes a lease like `useObservable` of reactfire. */
const observe = <T>({ id, source }: Leased<T>) => preloadObservable(source, id);

describe('shared listeners (R146)', () => {
  it('stops the listener and clears the data of reactfire when the last holder leaves', async () => {
    const leases = new SharedListeners<number>();
    const { counts, open } = createCountedSource();
    const lease = leases.lease('k', open, new AbortController().signal);
    const observed = observe(lease);
    const releases = [leases.hold('k'), leases.hold('k')];
    releases[0]?.();
    await Promise.resolve();
    expect(counts.open).toBe(1);
    expect(observed.immutableStatus).toMatchObject({ data: 1, isComplete: false });
    releases[1]?.();
    await Promise.resolve();
    expect(counts.open).toBe(0);
    expect(observed.immutableStatus).toMatchObject({ data: undefined, isComplete: true });
  });

  it('keeps the listener when a holder leaves and returns at once', async () => {
    const leases = new SharedListeners<number>();
    const { counts, open } = createCountedSource();
    const { signal } = new AbortController();
    const lease = leases.lease('k', open, signal);
    observe(lease);
    leases.hold('k')();
    leases.hold('k');
    await Promise.resolve();
    expect(counts.open).toBe(1);
    expect(leases.lease('k', open, signal)).toBe(lease);
  });

  it('stops with the session and opens no new listener', () => {
    const leases = new SharedListeners<number>();
    const session = new AbortController();
    const { counts, open } = createCountedSource();
    const observed = observe(leases.lease('k', open, session.signal));
    session.abort();
    expect(counts.open).toBe(0);
    expect(observed.immutableStatus).toMatchObject({ data: undefined, isComplete: true });
    expect(observe(leases.lease('k', open, session.signal)).hasValue).toBe(false);
    expect(counts.opened).toBe(1);
  });

  it('starts again after a stop, without the earlier error', () => {
    const leases = new SharedListeners<number>();
    const { signal } = new AbortController();
    const failing = () => new Observable<number>((subscriber) => subscriber.error('permission-denied'));
    const failed = observe(leases.lease('k', failing, signal));
    expect(failed.ourError).toBe('permission-denied');
    leases.stop('k');
    const { counts, open } = createCountedSource();
    const fresh = observe(leases.lease('k', open, signal));
    expect(fresh.ourError).toBeUndefined();
    expect(fresh.immutableStatus).toMatchObject({ status: 'success', data: 1 });
    expect(counts.open).toBe(1);
  });
});
