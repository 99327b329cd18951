import { useEffect, useReducer } from 'react';
import { readBestScore, storeBestScore } from './best-score.ts';
import { type Game, reduceGame } from './game-state.ts';

const TICK_MS = 100;

/** The game with the real clock and random numbers. */
export const useGame = (): { game: Game; begin: () => void; strikeAt: (slot: number) => void } => {
  const [game, move] = useReducer(reduceGame, undefined, (): Game => ({ phase: 'ready', best: readBestScore() }));
  const isRunning = game.phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => move({ kind: 'tick', now: Date.now(), chance: Math.random() }), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (game.phase === 'over' && game.isRecord) storeBestScore(game.best);
  }, [game]);
  return {
    game,
    begin: () => move({ kind: 'begin', now: Date.now(), chance: Math.random() }),
    strikeAt: (slot) => move({ kind: 'strike', cell: slot, now: Date.now(), chance: Math.random() }),
  };
};
