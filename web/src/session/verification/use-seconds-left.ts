import { useEffect, useReducer } from 'react';
import { type Cooldown, secondsLeft, untilNextSecond } from './cooldown.ts';

/** Seconds left of a wait, each told as it begins. */
export const useSecondsLeft = (cooldown: Cooldown | undefined): number => {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const left = cooldown ? secondsLeft(cooldown, Date.now()) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick asks for the next
  useEffect(() => {
    if (!cooldown || left === 0) return;
    const timer = setTimeout(tick, untilNextSecond(cooldown, Date.now()));
    return () => clearTimeout(timer);
  }, [cooldown, left, ticks]);
  return left;
};
