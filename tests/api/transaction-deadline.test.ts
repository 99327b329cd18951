import './support/own-project.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { doc, get, isOutOfReach, newId, set, transaction } from '../../functions/src/platform/firestore.ts';

/** As it is set below. */
const WHOLE_MS = 2000;

vi.mock('../../functions/src/platform/patience.ts', () => ({
  PATIENCE: { readingMs: 12_000, transactionMs: 2000 },
}));

const claimOf = (mod: string) => doc('slugs/{slug}', mod);
const ended: Promise<unknown>[] = [];
afterAll(() => Promise.allSettled(ended));

/** Takes so long between reading and writing. */
const claim = (mod: string, milliseconds: number): Promise<void> =>
  transaction(async (step) => {
    await step.get(claimOf(mod));
    const slow = wait(milliseconds);
    ended.push(slow);
    await slow;
    step.set(claimOf(mod), { mod_id: mod, current: true });
  });

describe('a transaction that takes longer than anybody waits', () => {
  it('fails as Firestore that is away does, and writes nothing afterwards', async () => {
    const [late, timely] = [newId(), newId()];
    const begun = performance.now();
    const failure = await claim(late, WHOLE_MS * 2).catch((error: unknown) => error);
    expect(isOutOfReach(failure)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(WHOLE_MS * 2);
    await Promise.allSettled(ended);
    // Its lock is freed once it is rolled back: this one comes behind it.
    await set(claimOf(late), { mod_id: late, current: false });
    expect(await get(claimOf(late))).toEqual({ mod_id: late, current: false });
    await claim(timely, 0);
    expect(await get(claimOf(timely))).toEqual({ mod_id: timely, current: true });
  });
});
