import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const TICK_MS = 200;

/**
 * Seconds left of a countdown that begins with the first render. It runs by the clock, so that a tab in the background
 * neither stops nor restarts it.
 */
export const useCountdown = (seconds: number): number => {
  const [deadline] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((deadline - Date.now()) / SECOND_MS));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
};
