import { describe, expect, it } from 'vitest';
import { type Cooldown, parseCooldown, secondsLeft, untilNextSecond } from './cooldown.ts';

const START = 1_800_000_000_000;
const wait: Cooldown = { uid: 'ana', since: START, until: START + 30_000 };

describe('the wait before another mail', () => {
  it.each([
    [0, 30],
    [1, 30],
    [1_000, 29],
    [29_001, 1],
    [30_000, 0],
    [90_000, 0],
  ])('R079 after %i ms it has %i s left', (passed, left) => {
    expect(secondsLeft(wait, START + passed)).toBe(left);
  });

  it('R079 nobody waits for a clock that was set back', () => {
    expect(secondsLeft(wait, START - 86_400_000)).toBe(0);
  });

  it.each([
    [0, 1_000],
    [1, 999],
    [400, 600],
    [1_000, 1_000],
  ])('R079 after %i ms the number changes in %i ms', (passed, ms) => {
    expect(untilNextSecond(wait, START + passed)).toBe(ms);
    expect(secondsLeft(wait, START + passed + ms)).toBeLessThan(secondsLeft(wait, START + passed));
  });

  it('R079 is read back as it was kept, and nothing else is taken for it', () => {
    expect(parseCooldown(JSON.stringify(wait))).toEqual(wait);
    for (const other of [null, '', '{', '1', '[]', '{"uid":"ana"}', '{"uid":1,"since":2,"until":3}']) {
      expect(parseCooldown(other)).toBeUndefined();
    }
  });
});
