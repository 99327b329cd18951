import { type ComponentType, lazy } from 'react';

/** A component loaded when it is first shown; where its code cannot be had, the page stands without it. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
