import { useEffect } from 'react';

const EVENTS = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Calls back at the first interaction, to load code that a first view does not need. Calls again when the network is
 * back, to retry what failed.
 */
export const useFirstInteraction = (onInteraction: () => void): void => {
  useEffect(() => {
    for (const event of EVENTS) addEventListener(event, onInteraction, { once: true, passive: true });
    return () => {
      for (const event of EVENTS) removeEventListener(event, onInteraction);
    };
  }, [onInteraction]);
};
