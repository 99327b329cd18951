import { beforeEach, describe, expect, it, vi } from 'vitest';

const MOD = { id: 'forja', title: 'Forja' };

/** Imports the module afresh, in a page that may have a stored session. */
const createHearts = async (dataset: Record<string, string>) => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.resetModules();
  return (await import('./hearts.ts')).hearts;
};

describe('clicks on a heart before the member’s favorites are known', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
  });

  it('show at once if the browser stores a session, and are handled later (R101)', async () => {
    const hearts = await createHearts({ member: '' });
    hearts.click(MOD, true);
    expect(hearts.has(MOD.id)).toBe(true);
    hearts.click(MOD, false);
    expect(hearts.has(MOD.id)).toBe(false);
    const handle = vi.fn();
    hearts.handleClicks(handle);
    expect(handle.mock.calls.map(([{ on }]) => on)).toEqual([true, false]);
  });

  it('show nothing to a visitor (R101)', async () => {
    const hearts = await createHearts({});
    hearts.click(MOD, true);
    expect(hearts.has(MOD.id)).toBe(false);
  });

  it('stop to show when they are handled, for example because the session has ended (R101)', async () => {
    const hearts = await createHearts({ member: '' });
    const notify = vi.fn();
    hearts.watch(notify);
    hearts.click(MOD, true);
    expect(notify).toHaveBeenCalledOnce();
    hearts.handleClicks(() => undefined);
    expect(notify).toHaveBeenCalledTimes(2);
    expect(hearts.has(MOD.id)).toBe(false);
  });
});
