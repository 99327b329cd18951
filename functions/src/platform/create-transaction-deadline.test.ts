import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransactionDeadline } from './create-transaction-deadline.ts';
import { COMMIT_MS } from './firestore-client-settings.ts';
import { TimeoutError } from './with-timeout.ts';

const TOTAL_MS = 30_000;

let deadline: ReturnType<typeof createTransactionDeadline>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  deadline = createTransactionDeadline(TOTAL_MS);
  deadline.startRun();
});
afterEach(() => vi.useRealTimers());

describe('transaction deadline', () => {
  it('allows a retry when the commit was rejected before its timeout', () => {
    deadline.startCommit();
    vi.advanceTimersByTime(COMMIT_MS - 1);
    expect(deadline.startRun).not.toThrow();
  });

  it('forbids a retry when the commit timed out and may have been applied', () => {
    deadline.startCommit();
    vi.advanceTimersByTime(COMMIT_MS);
    expect(deadline.startRun).toThrow(TimeoutError);
  });

  it('allows a retry when a slow read failed before any commit', () => {
    vi.advanceTimersByTime(COMMIT_MS + 1);
    expect(deadline.startRun).not.toThrow();
  });

  it('forbids runs and commits when the total time is over', () => {
    vi.advanceTimersByTime(TOTAL_MS);
    expect(deadline.startRun).toThrow(TimeoutError);
    expect(deadline.startCommit).toThrow(TimeoutError);
  });
});
