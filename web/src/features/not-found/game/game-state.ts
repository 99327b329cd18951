import { advanceRound, getSecondsLeft, isOver, type Round, startRound, strike } from './round.ts';

/** Remaining seconds at which the game announces time and score. */
const ANNOUNCE_AT: readonly number[] = [20, 10];

interface Announcement {
  seconds: number;
  score: number;
}

interface Best {
  /** Best score that this browser has stored. */
  best: number;
}

/** State before, during or after a round. */
export type Game = Best &
  (
    | { phase: 'ready' }
    | { phase: 'running'; round: Round; seconds: number; announced: Announcement }
    | { phase: 'over'; score: number; isRecord: boolean }
  );

/** An event with its timestamp and a random number in [0, 1). */
export type Move = { now: number; chance: number } & (
  | { kind: 'begin' }
  | { kind: 'tick' }
  | { kind: 'strike'; cell: number }
);

const applyBegin = (best: number, { now, chance }: Move): Game => {
  const round = startRound(now, chance);
  const seconds = getSecondsLeft(round, now);
  return { phase: 'running', best, round, seconds, announced: { seconds, score: 0 } };
};

const applyTick = (game: Game, { now, chance }: Move): Game => {
  if (game.phase !== 'running') return game;
  const { best, round: before } = game;
  const { score } = before;
  if (isOver(before, now)) return { phase: 'over', best: Math.max(best, score), score, isRecord: score > best };
  const round = advanceRound(before, now, chance);
  const seconds = getSecondsLeft(round, now);
  if (round === before && seconds === game.seconds) return game;
  const reached = ANNOUNCE_AT.findLast((at) => seconds <= at && at < game.announced.seconds);
  return { ...game, round, seconds, announced: reached === undefined ? game.announced : { seconds: reached, score } };
};

/** Reducer: the game after a move. */
export const reduceGame = (game: Game, move: Move): Game => {
  if (move.kind === 'begin') return applyBegin(game.best, move);
  if (move.kind === 'tick') return applyTick(game, move);
  return game.phase === 'running' ? { ...game, round: strike(game.round, move.cell, move.now) } : game;
};
