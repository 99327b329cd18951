import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { LazyPartFailure } from './lazy-part-failure.tsx';

/**
 * A lazy part of the page. If its code fails to load, a message and a retry button appear. The rest of the page, with
 * typed text, stays.
 */
export const useLazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const attempt = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        return { default: () => <LazyPartFailure onRetry={() => setPart(attempt)} /> };
      }
    });
  const [Part, setPart] = useState(attempt);
  return Part;
};
