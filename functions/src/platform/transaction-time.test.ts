import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMIT_MS } from './firestore-patience.ts';
import { OutOfTime } from './in-time.ts';
import { transactionTime } from './transaction-time.ts';

const WHOLE_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

describe('a transaction that its client runs again', () => {
  it('is run where another was sooner with what it read: its commit was refused in time', () => {
    const time = transactionTime(WHOLE_MS);
    time.begin();
    time.handIn();
    vi.advanceTimersByTime(COMMIT_MS - 1);
    expect(time.begin).not.toThrow();
  });

  it('is not run where its commit was not answered, since that may have been carried out', () => {
    const time = transactionTime(WHOLE_MS);
    time.begin();
    time.handIn();
    vi.advanceTimersByTime(COMMIT_MS);
    expect(time.begin).toThrow(OutOfTime);
  });

  it('is run after a long reading that failed, since nothing was handed in', () => {
    const time = transactionTime(WHOLE_MS);
    time.begin();
    vi.advanceTimersByTime(COMMIT_MS + 1);
    expect(time.begin).not.toThrow();
  });

  it('is neither run nor handed in once nobody waits for it', () => {
    const time = transactionTime(WHOLE_MS);
    time.begin();
    vi.advanceTimersByTime(WHOLE_MS);
    expect(time.begin).toThrow(OutOfTime);
    expect(time.handIn).toThrow(OutOfTime);
  });
});
