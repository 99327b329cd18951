import { useEffect, useState } from 'react';
import { useDebounced } from '#shared/browser/use-debounced.ts';
import type { Estimate, estimateStrength } from './estimate-strength.ts';

/** Debounce time: estimates must not slow typing or interrupt screen readers. */
const DEBOUNCE_MS = 250;

/**
 * Strength of the typed password; undefined if the password is empty or the estimator has not loaded.
 *
 * @param about known facts about the password's owner.
 * @param isWanted whether to load the estimator, which is large.
 */
export const useStrength = (password: string, about: readonly string[], isWanted: boolean): Estimate | undefined => {
  const [estimator, setEstimator] = useState<{ estimate: typeof estimateStrength }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./estimate-strength.ts').then(
      (loaded) => {
        if (isCurrent) setEstimator({ estimate: loaded.estimateStrength });
      },
      // The rules work without the estimator.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  const debounced = useDebounced(password, DEBOUNCE_MS);
  return debounced && password ? estimator?.estimate(debounced, about) : undefined;
};
