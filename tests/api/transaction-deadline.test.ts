import './support/separate-project.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createId, doc, get, isTransientError, runTransaction, set } from '../../functions/src/platform/firestore.ts';

const DEADLINE_MS = 2000;
const timeouts = vi.hoisted(() => ({ readingMs: 12_000, transactionMs: 0 }));
vi.mock('../../functions/src/platform/timeouts.ts', () => ({ TIMEOUTS: timeouts }));

const getClaim = (mod: string) => doc('slugs/{slug}', mod);
const ended: Promise<unknown>[] = [];
afterAll(() => Promise.allSettled(ended));

/** Reads a document, waits, and writes it in one transaction. */
const claim = (mod: string, milliseconds: number): Promise<void> =>
  runTransaction(async (tx) => {
    await tx.get(getClaim(mod));
    const slow = wait(milliseconds);
    ended.push(slow);
    await slow;
    tx.set(getClaim(mod), { mod_id: mod, current: true });
  });

describe('transaction past its deadline', () => {
  it('fails like an unavailable Firestore, and writes nothing afterwards', async () => {
    const [lateId, timelyId] = [createId(), createId()];
    timeouts.transactionMs = DEADLINE_MS;
    const startedAt = performance.now();
    const failure = await claim(lateId, DEADLINE_MS * 2).catch((error: unknown) => error);
    expect(isTransientError(failure)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * 2);
    await Promise.allSettled(ended);
    // This write succeeds once the rollback has released the lock of the document.
    await set(getClaim(lateId), { mod_id: lateId, current: false });
    expect(await get(getClaim(lateId))).toEqual({ mod_id: lateId, current: false });
    timeouts.transactionMs = 60_000;
    await claim(timelyId, 0);
    expect(await get(getClaim(timelyId))).toEqual({ mod_id: timelyId, current: true });
  });
});
