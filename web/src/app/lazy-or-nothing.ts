import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from 'react';

/**
 * A component whose code comes when it is first shown. While it cannot be had, the page stands with what is given in its
 * place; whenever it is drawn again (such as by the next press), and once the network is back, its code is asked for anew.
 */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inItsPlace: ReactNode = null,
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  return (props) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      const bring = () =>
        void load().then(
          (Component) => {
            Loaded = Component;
            redraw();
          },
          () => undefined,
        );
      bring();
      addEventListener('online', bring);
      return () => removeEventListener('online', bring);
    });
    return Loaded ? createElement(Loaded, props) : inItsPlace;
  };
};
