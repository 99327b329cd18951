import { describe, expect, it } from 'vitest';
import { type Cooldown, getMsToNextSecond, getSecondsLeft, parseCooldown } from './cooldown.ts';

const START = 1_800_000_000_000;
const cooldown: Cooldown = { uid: 'ana', since: START, until: START + 30_000 };

describe('cooldown of verification mails', () => {
  it.each([
    [0, 30],
    [1, 30],
    [1_000, 29],
    [29_001, 1],
    [30_000, 0],
    [90_000, 0],
  ])('after %i ms has %i s left (R079)', (elapsed, left) => {
    expect(getSecondsLeft(cooldown, START + elapsed)).toBe(left);
  });

  it('has no seconds left when the clock was set back (R079)', () => {
    expect(getSecondsLeft(cooldown, START - 86_400_000)).toBe(0);
  });

  it.each([
    [0, 1_000],
    [1, 999],
    [400, 600],
    [1_000, 1_000],
  ])('after %i ms takes %i ms to the next second (R079)', (elapsed, ms) => {
    expect(getMsToNextSecond(cooldown, START + elapsed)).toBe(ms);
    expect(getSecondsLeft(cooldown, START + elapsed + ms)).toBeLessThan(getSecondsLeft(cooldown, START + elapsed));
  });

  it('is parsed from storage; any other value is rejected (R079)', () => {
    expect(parseCooldown(JSON.stringify(cooldown))).toEqual(cooldown);
    for (const invalid of [null, '', '{', '1', '[]', '{"uid":"ana"}', '{"uid":1,"since":2,"until":3}']) {
      expect(parseCooldown(invalid)).toBeUndefined();
    }
  });
});
