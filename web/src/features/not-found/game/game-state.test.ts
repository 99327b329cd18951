import { describe, expect, it } from 'vitest';
import { type Game, reduceGame } from './game-state.ts';
import { ROUND_MS } from './round.ts';

const NOW = 1_000_000;
const begin = (best = 0): Game => reduceGame({ phase: 'ready', best }, { kind: 'begin', now: NOW, chance: 0 });
const tick = (game: Game, afterMs: number): Game => reduceGame(game, { kind: 'tick', now: NOW + afterMs, chance: 0 });
const hit = (game: Game, afterMs = 0): Game =>
  reduceGame(game, { kind: 'strike', cell: 0, now: NOW + afterMs, chance: 0 });

describe('game (R041)', () => {
  it('ends a round by the clock, even if the tab was asleep at the end (R041)', () => {
    expect(tick(begin(), ROUND_MS - 1).phase).toBe('running');
    expect(tick(begin(), 20 * ROUND_MS)).toMatchObject({ phase: 'over', score: 0, isRecord: false });
  });

  it('stores the best score, and flags a new best score (R041)', () => {
    expect(tick(hit(begin(0)), ROUND_MS)).toMatchObject({ score: 1, best: 1, isRecord: true });
    expect(tick(hit(begin(1)), ROUND_MS)).toMatchObject({ score: 1, best: 1, isRecord: false });
    expect(tick(begin(7), ROUND_MS)).toMatchObject({ score: 0, best: 7, isRecord: false });
  });

  it('announces time and score only when 30, 20 and 10 seconds are left (R041)', () => {
    const getAnnounced = (game: Game) => game.phase === 'running' && game.announced;
    const scored = hit(begin());
    expect(getAnnounced(scored)).toEqual({ seconds: 30, score: 0 });
    expect(getAnnounced(tick(scored, 9_000))).toEqual({ seconds: 30, score: 0 });
    const ticked = tick(scored, 10_050);
    expect(getAnnounced(ticked)).toEqual({ seconds: 20, score: 1 });
    expect(getAnnounced(tick(ticked, 15_000))).toEqual({ seconds: 20, score: 1 });
    expect(getAnnounced(tick(ticked, 20_500))).toEqual({ seconds: 10, score: 1 });
  });

  it('returns the same object if nothing changed, which avoids a render (R041)', () => {
    const game = begin();
    expect(tick(game, 100)).toBe(game);
  });

  it('ignores strikes after a round (R041)', () => {
    const over = tick(begin(), ROUND_MS);
    expect(hit(over, ROUND_MS)).toBe(over);
  });
});
