import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';

const getNothing = (): undefined => undefined;

/**
 * A lazy component that renders a fallback until its code has loaded. After a failure, the component retries at every
 * render and when the network is back. A server renders the fallback.
 */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const { subscribe, notify } = createListeners();
  const getLoaded = (): ComponentType<Props> | undefined => Loaded;
  return (props) => {
    const Shown = useSyncExternalStore(subscribe, getLoaded, getNothing);
    useEffect(() => {
      if (Loaded) return;
      const loadComponent = () =>
        void load().then(
          (Component) => {
            Loaded = Component;
            notify();
          },
          () => undefined,
        );
      loadComponent();
      addEventListener('online', loadComponent);
      return () => removeEventListener('online', loadComponent);
    });
    return Shown ? createElement(Shown, props) : fallback;
  };
};
