import { describe, expect, it } from 'vitest';
import { beginRound, isOver, PLACES, passTime, ROUND_MS, secondsLeft, strike } from './round.ts';

const NOW = 1_000_000;
const round = beginRound(NOW, 0);

describe('R041 a round of the game', () => {
  it('R041 takes 30 seconds by the clock, however long nobody looked', () => {
    expect(secondsLeft(round, NOW)).toBe(30);
    expect(secondsLeft(round, NOW + 29_001)).toBe(1);
    expect(isOver(round, NOW + ROUND_MS - 1)).toBe(false);
    expect(isOver(round, NOW + ROUND_MS)).toBe(true);
    expect(secondsLeft(round, NOW + 10 * ROUND_MS)).toBe(0);
  });

  it('R041 gives a point for the place of the enderman, and only one', () => {
    const hit = strike(round, round.place, NOW);
    expect(hit).toMatchObject({ score: 1, isThere: false });
    expect(strike(hit, round.place, NOW)).toBe(hit);
    expect(strike(round, round.place + 1, NOW)).toBe(round);
    expect(strike(round, round.place, NOW + ROUND_MS)).toBe(round);
  });

  it.each([0, 0.5, 0.999])('R041 brings it back in another place: chance %d', (chance) => {
    const hit = strike(round, round.place, NOW);
    expect(passTime(hit, hit.changesAt - 1, chance)).toBe(hit);
    const next = passTime(hit, hit.changesAt, chance);
    expect(next.isThere).toBe(true);
    expect(next.place).not.toBe(hit.place);
    expect(next.place).toBeGreaterThanOrEqual(0);
    expect(next.place).toBeLessThan(PLACES);
  });

  it('R041 moves an enderman that nobody struck, the sooner the later it is', () => {
    const late = passTime(round, NOW + ROUND_MS - 1_000, 0);
    expect(late.place).not.toBe(round.place);
    expect(late.changesAt - (NOW + ROUND_MS - 1_000)).toBeLessThan(round.changesAt - NOW);
  });

  it('R041 never changes more than three times a second', () => {
    expect(strike(round, round.place, NOW).changesAt - NOW).toBeGreaterThan(1_000 / 3);
  });
});
