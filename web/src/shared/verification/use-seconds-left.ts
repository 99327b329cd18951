import { useEffect, useReducer } from 'react';
import { type Cooldown, getMsToNextSecond, getSecondsLeft } from './cooldown.ts';

/** Seconds left of a cooldown, updated every second. */
export const useSecondsLeft = (cooldown: Cooldown | undefined): number => {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const left = cooldown ? getSecondsLeft(cooldown, Date.now()) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick schedules the next
  useEffect(() => {
    if (!cooldown || left === 0) return;
    const timer = setTimeout(tick, getMsToNextSecond(cooldown, Date.now()));
    return () => clearTimeout(timer);
  }, [cooldown, left, ticks]);
  return left;
};
