import { type ComponentType, lazy, Suspense } from 'react';
import { lazyWithFallback } from './lazy-with-fallback.ts';

/**
 * A lazy part that a server renders whole. In the browser, the server's markup stays until the part's code has loaded.
 * If the code fails to load, the part is empty and retries, as {@link lazyWithFallback} does.
 */
export const lazyRendered = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Retried = lazyWithFallback(load);
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Retried) }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};
