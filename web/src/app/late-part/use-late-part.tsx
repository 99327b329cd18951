import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { LatePartFailure } from './late-part-failure.tsx';

/**
 * A part of the page whose code comes when it is first shown. Where it cannot be had, its place says so and offers to
 * try again; the rest of the page, and what is typed there, stays.
 */
export const useLatePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const attempt = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        return { default: () => <LatePartFailure onRetry={() => setPart(attempt)} /> };
      }
    });
  const [Part, setPart] = useState(attempt);
  return Part;
};
