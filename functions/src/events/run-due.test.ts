import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import type { Recurring } from './recurring.ts';
import { runDue } from './run-due.ts';

vi.mock('../platform/clock.ts', () => ({ now: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: { error: vi.fn() } }));

const work = (name: string, everySeconds: number) => ({ name, everySeconds, run: vi.fn(async () => undefined) });
const at = (seconds: number): void => void vi.mocked(now).mockReturnValue(new Date(seconds * 1000));

describe('recurring work', () => {
  beforeEach(() => at(1000));

  it('runs at once, and again when its time has passed', async () => {
    const [often, seldom] = [work('often', 5), work('seldom', 60)];
    const begun = new Map<string, number>();
    expect(await runDue([often, seldom], begun)).toEqual({ ran: ['often', 'seldom'], failed: [] });
    at(1004);
    expect((await runDue([often, seldom], begun)).ran).toEqual([]);
    at(1005);
    expect((await runDue([often, seldom], begun)).ran).toEqual(['often']);
    at(1060);
    expect((await runDue([often, seldom], begun)).ran).toEqual(['often', 'seldom']);
  });

  it('that fails is told, and keeps none from running', async () => {
    const failing: Recurring = { ...work('failing', 5), run: () => Promise.reject(new Error('no')) };
    expect(await runDue([failing, work('other', 5)], new Map())).toEqual({ ran: ['other'], failed: ['failing'] });
    expect(logger.error).toHaveBeenCalledOnce();
  });
});
