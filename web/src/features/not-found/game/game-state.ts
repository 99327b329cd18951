import { beginRound, isOver, passTime, type Round, secondsLeft, strike } from './round.ts';

/** Whole seconds before the end at which time and score are said. */
const TOLD_AT: readonly number[] = [20, 10];

interface Told {
  seconds: number;
  score: number;
}

interface Best {
  /** The most points that this browser knows of. */
  best: number;
}

/** Before a round, in one, or after one. */
export type Game = Best &
  (
    | { phase: 'ready' }
    | { phase: 'running'; round: Round; seconds: number; told: Told }
    | { phase: 'over'; score: number; isRecord: boolean }
  );

/** What happens, when, and by which chance in [0, 1). */
export type Move = { now: number; chance: number } & (
  | { kind: 'begin' }
  | { kind: 'tick' }
  | { kind: 'strike'; place: number }
);

const begun = (best: number, { now, chance }: Move): Game => {
  const round = beginRound(now, chance);
  const seconds = secondsLeft(round, now);
  return { phase: 'running', best, round, seconds, told: { seconds, score: 0 } };
};

const ticked = (game: Game, { now, chance }: Move): Game => {
  if (game.phase !== 'running') return game;
  const { best, round: before } = game;
  const { score } = before;
  if (isOver(before, now)) return { phase: 'over', best: Math.max(best, score), score, isRecord: score > best };
  const round = passTime(before, now, chance);
  const seconds = secondsLeft(round, now);
  if (round === before && seconds === game.seconds) return game;
  const reached = TOLD_AT.findLast((at) => seconds <= at && at < game.told.seconds);
  return { ...game, round, seconds, told: reached === undefined ? game.told : { seconds: reached, score } };
};

/** The game after a move. */
export const play = (game: Game, move: Move): Game => {
  if (move.kind === 'begin') return begun(game.best, move);
  if (move.kind === 'tick') return ticked(game, move);
  return game.phase === 'running' ? { ...game, round: strike(game.round, move.place, move.now) } : game;
};
