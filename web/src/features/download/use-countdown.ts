import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;
const TICK_MS = 200;

/**
 * Remaining seconds of a countdown that starts at the first render. Uses the clock, because timers are slow in
 * background tabs.
 *
 * @param isHeld pauses the countdown; it resumes where it stopped
 */
export const useCountdown = (seconds: number, isHeld: boolean): number => {
  const remainingMs = useRef(seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (isHeld) return;
    const deadline = Date.now() + remainingMs.current;
    const remaining = (): number => Math.max(0, deadline - Date.now());
    const timer = setInterval(() => {
      setLeft(Math.ceil(remaining() / SECOND_MS));
      if (remaining() === 0) clearInterval(timer);
    }, TICK_MS);
    return () => {
      remainingMs.current = remaining();
      clearInterval(timer);
    };
  }, [isHeld]);
  return left;
};
