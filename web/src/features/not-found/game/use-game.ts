import { useEffect, useReducer } from 'react';
import { keepBest, readBest } from './best-score.ts';
import { type Game, play } from './game-state.ts';

const TICK_MS = 100;

/** The game by the real clock and real chance. */
export const useGame = (): { game: Game; begin: () => void; strikeAt: (place: number) => void } => {
  const [game, move] = useReducer(play, undefined, (): Game => ({ phase: 'ready', best: readBest() }));
  const isRunning = game.phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => move({ kind: 'tick', now: Date.now(), chance: Math.random() }), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (game.phase === 'over' && game.isRecord) keepBest(game.best);
  }, [game]);
  return {
    game,
    begin: () => move({ kind: 'begin', now: Date.now(), chance: Math.random() }),
    strikeAt: (place) => move({ kind: 'strike', place, now: Date.now(), chance: Math.random() }),
  };
};
