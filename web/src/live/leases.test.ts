import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Leases } from './leases.ts';

/** A source that knows how many listen to it. */
const countedSource = () => {
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

const cache = new Map<string, unknown>();

beforeEach(() => {
  globalThis._reactFirePreloadedObservables = cache;
});
afterEach(() => {
  cache.clear();
});

describe('R146 leases on live sources', () => {
  it('end the listener and clear the cache when the last holder has left', async () => {
    const leases = new Leases<number>();
    const { counts, open } = countedSource();
    leases.source('k', open, new AbortController().signal).subscribe();
    cache.set('k', 'cached');
    const releases = [leases.hold('k'), leases.hold('k')];
    releases[0]?.();
    await Promise.resolve();
    expect(counts.open).toBe(1);
    expect(cache.has('k')).toBe(true);
    releases[1]?.();
    await Promise.resolve();
    expect(counts.open).toBe(0);
    expect(cache.has('k')).toBe(false);
  });

  it('outlive a holder that leaves and comes back at once', async () => {
    const leases = new Leases<number>();
    const { counts, open } = countedSource();
    leases.source('k', open, new AbortController().signal).subscribe();
    leases.hold('k')();
    leases.hold('k');
    await Promise.resolve();
    expect(counts.open).toBe(1);
  });

  it('end with the session, which opens nothing any more', () => {
    const leases = new Leases<number>();
    const session = new AbortController();
    const { counts, open } = countedSource();
    leases.source('k', open, session.signal).subscribe();
    cache.set('k', 'cached');
    session.abort();
    expect(counts.open).toBe(0);
    expect(cache.has('k')).toBe(false);
    leases.source('k', open, session.signal).subscribe();
    expect(counts.opened).toBe(1);
  });

  it('start anew after a stop: an earlier error poisons nothing', () => {
    const leases = new Leases<number>();
    const { signal } = new AbortController();
    const errors: unknown[] = [];
    leases
      .source('k', () => new Observable((subscriber) => subscriber.error('permission-denied')), signal)
      .subscribe({ error: (error) => errors.push(error) });
    cache.set('k', 'the error');
    leases.stop('k');
    const { counts, open } = countedSource();
    const values: number[] = [];
    leases.source('k', open, signal).subscribe((value) => values.push(value));
    expect(errors).toEqual(['permission-denied']);
    expect(cache.has('k')).toBe(false);
    expect(values).toEqual([1]);
    expect(counts.open).toBe(1);
  });
});
