import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { loadOnce } from './load-once.ts';

/** Shown if a view's code did not load. A failed import is not repeated, so a retry reloads the page. */
const FailedView = () => createElement(LoadFailure, { error: undefined, onRetry: () => location.reload() });

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
  const Lazy = lazy(async () => ({ default: await preload().catch((): ComponentType<P> => FailedView) }));
  const View = (props: P) => {
    // The choice stays while the view is shown: switching the component would lose its state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  };
  return Object.assign(View, { preload });
};
