import { fold } from '@bigorna/domain/fold';
import { STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import type { TranslateFunction } from 'react-admin';
import { getListPath } from '#shared/pages/get-list-path.ts';
import { MENU_PAGES, type PageName } from '#shared/pages/pages.ts';
import type { usePageLocation } from '#shared/queue-list/use-page-location.ts';
import type { Hit } from './hit.ts';

/** Maximum of actions in the results. */
const ACTIONS_MAX = 3;

/** Pages of the console whose name contains the text. All pages for an empty text. */
export const findPages = (
  text: string,
  translate: TranslateFunction,
  canList: (name: PageName) => boolean,
  getLocation: ReturnType<typeof usePageLocation>,
): readonly Hit[] => {
  const dashboard = { name: 'dashboard', pathname: '/admin', search: '' };
  const pages = MENU_PAGES.filter(({ name }) => canList(name)).map((page) => ({ ...page, ...getLocation(page) }));
  return [dashboard, ...pages]
    .map(({ name, pathname, search }) => ({
      id: `pages/${name}`,
      group: 'pages' as const,
      title: translate(`console.menu.${name}`),
      path: `${pathname}${search}`,
    }))
    .filter(({ title }) => fold(title).includes(fold(text)));
};

/** Logged actions whose name contains the text. Each opens the log with the entries of this action. */
export const findActions = (text: string, translate: TranslateFunction): readonly Hit[] =>
  Object.keys(STAFF_ACTIONS)
    .map((action) => ({ action, name: translate(`console.logs.actions.${action}`) }))
    .filter(({ name }) => fold(name).includes(fold(text)))
    .slice(0, ACTIONS_MAX)
    .map(({ action, name }) => ({
      id: `actions/${action}`,
      group: 'logs',
      title: translate('console.search.action', { name }),
      path: getListPath('logs', { action: [action] }),
    }));
