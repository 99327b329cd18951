import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { loadOnce } from './load-once.ts';

/** A lazy-loaded view that can be loaded before it is shown. */
export type LazyView<P> = FunctionComponent<P> & { readonly preload: () => Promise<unknown> };

/**
 * A lazy-loaded view. A loaded view renders without the fallback, which React would show for 300 ms.
 *
 * @param load imports the module and picks the view:
 *   `() => import('#features/users/user-list.tsx').then((m) => m.UserList)`
 */
export const lazyView = <P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> => {
  let loaded: ComponentType<P> | undefined;
  const preload = loadOnce(async () => {
    loaded = await load();
    return loaded;
  });
  /** Shown if the code did not load. Loads it again on request. */
  const FailedView = (props: P) => {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    if (Loaded) return createElement(Loaded, props);
    // Online, a newer deploy may have removed the file. Only a reload finds the new one.
    const reloadIfOnline = () => navigator.onLine && location.reload();
    const retry = () => preload().then((view) => setLoaded(() => view), reloadIfOnline);
    return createElement(LoadFailure, { error: undefined, onRetry: () => void retry() });
  };
  const Lazy = lazy(async () => ({ default: await preload().catch((): ComponentType<P> => FailedView) }));
  const View = (props: P) => {
    // The choice stays while the view is shown: switching the component would lose its state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  };
  return Object.assign(View, { preload });
};
