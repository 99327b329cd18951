import { describe, expect, it } from 'vitest';
import { type Game, play } from './game-state.ts';
import { ROUND_MS } from './round.ts';

const NOW = 1_000_000;
const begin = (best = 0): Game => play({ phase: 'ready', best }, { kind: 'begin', now: NOW, chance: 0 });
const tick = (game: Game, afterMs: number): Game => play(game, { kind: 'tick', now: NOW + afterMs, chance: 0 });
const hit = (game: Game, afterMs = 0): Game => play(game, { kind: 'strike', place: 0, now: NOW + afterMs, chance: 0 });

describe('R041 the game', () => {
  it('R041 ends a round by the clock, also when the tab slept through its end', () => {
    expect(tick(begin(), ROUND_MS - 1).phase).toBe('running');
    expect(tick(begin(), 20 * ROUND_MS)).toMatchObject({ phase: 'over', score: 0, isRecord: false });
  });

  it('R041 keeps the best score, and says when it is a new one', () => {
    expect(tick(hit(begin(0)), ROUND_MS)).toMatchObject({ score: 1, best: 1, isRecord: true });
    expect(tick(hit(begin(1)), ROUND_MS)).toMatchObject({ score: 1, best: 1, isRecord: false });
    expect(tick(begin(7), ROUND_MS)).toMatchObject({ score: 0, best: 7, isRecord: false });
  });

  it('R041 tells time and score at 30, 20 and 10 seconds, not in between', () => {
    const told = (game: Game) => game.phase === 'running' && game.told;
    const scored = hit(begin());
    expect(told(scored)).toEqual({ seconds: 30, score: 0 });
    expect(told(tick(scored, 9_000))).toEqual({ seconds: 30, score: 0 });
    const later = tick(scored, 10_050);
    expect(told(later)).toEqual({ seconds: 20, score: 1 });
    expect(told(tick(later, 15_000))).toEqual({ seconds: 20, score: 1 });
    expect(told(tick(later, 20_500))).toEqual({ seconds: 10, score: 1 });
  });

  it('R041 is the same as long as nothing of it changed, so that nothing is drawn anew', () => {
    const game = begin();
    expect(tick(game, 100)).toBe(game);
  });

  it('R041 has no strike before or after a round', () => {
    const over = tick(begin(), ROUND_MS);
    expect(hit(over, ROUND_MS)).toBe(over);
  });
});
