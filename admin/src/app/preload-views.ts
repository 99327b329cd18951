import type { LazyView } from '#shared/loading/lazy-view.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { RESOURCES, ReviewPage } from './resources.ts';

const isPageName = (name: string): name is PageName => name in RESOURCES;

const isPreloadable = (view: unknown): view is LazyView<object> => typeof view === 'function' && 'preload' in view;

/** If the code did not load, the view shows the failure when it opens. */
const ignoreFailure = (): undefined => undefined;

/** Loads the code of a page's views. */
export const preloadPage = async (name: PageName): Promise<void> => {
  const { list, show, edit, create } = RESOURCES[name];
  const views: unknown[] = [list, show, edit, create, ...(name === 'mods' ? [ReviewPage] : [])];
  await Promise.all(views.filter(isPreloadable).map((view) => view.preload().catch(ignoreFailure)));
};

/** Loads the code of the page at a path below /admin, if the menu has that page. */
export const preloadPath = (pathname: string): void => {
  const name = pathname.split('/')[2] ?? '';
  if (isPageName(name)) void preloadPage(name);
};

/** Safari has no idle callback. */
const waitUntilIdle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

let queue: Promise<unknown> = Promise.resolve();

/** Loads code when the browser is idle. One load at a time, so that a slow connection stays usable. */
export const loadWhenIdle = (load: () => Promise<unknown>): void => {
  queue = queue.then(waitUntilIdle).then(load).catch(ignoreFailure);
};
