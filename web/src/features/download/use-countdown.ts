import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;
const TICK_MS = 200;

/**
 * Seconds left of a countdown that begins with the first render. It runs by the clock, so that a tab in the background
 * neither stops nor restarts it.
 *
 * @param isHeld the countdown waits, and goes on where it was.
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
