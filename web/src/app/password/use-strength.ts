import { useEffect, useState } from 'react';
import { useSettled } from '../search/use-settled.ts';
import type { Estimate, estimateStrength } from './estimate-strength.ts';

/** Typing is not interrupted by an estimate, nor a reader by each one. */
const SETTLE_MS = 250;

/**
 * The strength of what is being typed; undefined of nothing, and until the estimator has come.
 *
 * @param about what is known of the password's owner.
 * @param isWanted whether the estimator, which is large, may be loaded.
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
      // Without it the rules still tell what is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  const settled = useSettled(password, SETTLE_MS);
  return settled && password ? estimator?.estimate(settled, about) : undefined;
};
