import { type ComponentType, lazy, useState } from 'react';
import { LazyPartFailure } from './lazy-part-failure.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Parts whose code has arrived, by the function that loads them. */
const loadedParts = new WeakMap<object, unknown>();

/**
 * A lazy part of the page. If its code fails to load, a message and a retry button appear. The rest of the page, with
 * typed text, stays. A part that was loaded before renders at once, so that Back finds the page as high as it was.
 *
 * @param load must be the same function at each render
 */
export const useLazyPart = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const attempt = (): ComponentType<Props> =>
    (loadedParts.get(load) as ComponentType<Props> | undefined) ??
    lazy(async () => {
      try {
        const part = await load();
        loadedParts.set(load, part);
        return { default: part };
      } catch {
        return { default: () => <LazyPartFailure onRetry={() => setPart(attempt)} /> };
      }
    });
  const [Part, setPart] = useState(attempt);
  return Part;
};
