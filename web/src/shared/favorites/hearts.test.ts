import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearts } from './hearts.ts';

const MOD = { id: 'forja', title: 'Forja' };
/** Handles clicks like the controller: ignores a click that changes nothing. Returns the values that are left to send. */
const handleClicks = () => {
  const sent: boolean[] = [];
  const stop = hearts.handleClicks(({ mod, on }) => {
    if (on !== hearts.has(mod.id)) sent.push(on);
  });
  stop();
  return sent;
};

describe('clicks on a heart before the member’s favorites are known', () => {
  beforeEach(() => {
    handleClicks();
    hearts.showClicks(true);
  });

  it('show at once to a probable member, and only the last click is sent (R101)', () => {
    hearts.click(MOD, true);
    expect(hearts.has(MOD.id)).toBe(true);
    hearts.click(MOD, false);
    expect(hearts.has(MOD.id)).toBe(false);
    hearts.click(MOD, true);
    expect(handleClicks()).toEqual([true]);
    expect(hearts.has(MOD.id)).toBe(false);
  });

  it('send nothing if the last click takes the first one back (R101)', () => {
    hearts.click(MOD, true);
    hearts.click(MOD, false);
    expect(handleClicks()).toEqual([]);
  });

  it('show nothing to a visitor, also when the session turns out to have ended (R101)', () => {
    const notify = vi.fn();
    hearts.watch(notify);
    hearts.click(MOD, true);
    hearts.showClicks(false);
    expect(hearts.has(MOD.id)).toBe(false);
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
