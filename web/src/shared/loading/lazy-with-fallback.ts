import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from 'react';

/**
 * A lazy component that renders a fallback until its code has loaded. After a failure, the component retries at every
 * render and when the network is back.
 */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  return (props) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      const loadComponent = () =>
        void load().then(
          (Component) => {
            Loaded = Component;
            redraw();
          },
          () => undefined,
        );
      loadComponent();
      addEventListener('online', loadComponent);
      return () => removeEventListener('online', loadComponent);
    });
    return Loaded ? createElement(Loaded, props) : fallback;
  };
};
