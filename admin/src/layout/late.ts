import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A view that is loaded when it is first opened.
 *
 * @param load imports the module and picks the view: `() => import('./user-list.tsx').then((m) => m.UserList)`
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load() }));
