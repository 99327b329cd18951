import { describe, expect, it } from 'vitest';
import { advanceRound, CELLS, getSecondsLeft, isOver, ROUND_MS, startRound, strike } from './round.ts';

const NOW = 1_000_000;
const round = startRound(NOW, 0);

describe('round (R041)', () => {
  it('lasts 30 seconds by the clock, even without ticks (R041)', () => {
    expect(getSecondsLeft(round, NOW)).toBe(30);
    expect(getSecondsLeft(round, NOW + 29_001)).toBe(1);
    expect(isOver(round, NOW + ROUND_MS - 1)).toBe(false);
    expect(isOver(round, NOW + ROUND_MS)).toBe(true);
    expect(getSecondsLeft(round, NOW + 10 * ROUND_MS)).toBe(0);
  });

  it('scores one point per hit (R041)', () => {
    const hit = strike(round, round.cell, NOW);
    expect(hit).toMatchObject({ score: 1, isVisible: false });
    expect(strike(hit, round.cell, NOW)).toBe(hit);
    expect(strike(round, round.cell + 1, NOW)).toBe(round);
    expect(strike(round, round.cell, NOW + ROUND_MS)).toBe(round);
  });

  it.each([0, 0.5, 0.999])('moves the enderman to another cell after a hit, with random number %d (R041)', (chance) => {
    const hit = strike(round, round.cell, NOW);
    expect(advanceRound(hit, hit.changesAt - 1, chance)).toBe(hit);
    const next = advanceRound(hit, hit.changesAt, chance);
    expect(next.isVisible).toBe(true);
    expect(next.cell).not.toBe(hit.cell);
    expect(next.cell).toBeGreaterThanOrEqual(0);
    expect(next.cell).toBeLessThan(CELLS);
  });

  it('moves a missed enderman, faster towards the end (R041)', () => {
    const missed = advanceRound(round, NOW + ROUND_MS - 1_000, 0);
    expect(missed.cell).not.toBe(round.cell);
    expect(missed.changesAt - (NOW + ROUND_MS - 1_000)).toBeLessThan(round.changesAt - NOW);
  });

  it('waits more than a third of a second after a hit (R041)', () => {
    expect(strike(round, round.cell, NOW).changesAt - NOW).toBeGreaterThan(1_000 / 3);
  });
});
