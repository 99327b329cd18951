import { isStaff } from '@bigorna/domain/access/roles';
import { useLocaleState, useTranslate } from 'react-admin';
import { useStaffList } from '#shared/data/use-staff-list.ts';
import { getTargetName } from '#shared/fields/get-target-name.ts';
import { useActionName } from '#shared/history/use-action-name.ts';
import { getListPath } from '#shared/pages/get-list-path.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { usePageLocation } from '#shared/queue-list/use-page-location.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { findActions, findPages } from './find-pages.ts';
import type { Hit, HitGroup } from './hit.ts';

/** Minimum length of a text that is searched for on the server. */
export const SEARCH_MIN = 2;
const GROUPS: readonly HitGroup[] = ['pages', 'mods', 'users', 'logs'];
const byGroup = (a: Hit, b: Hit): number => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group);
/** Maximum of results per group. The list of the group has the rest. */
const HITS_MAX = 5;

/**
 * Results of a search in pages, mods, accounts and the audit log, as far as the current user may see them.
 *
 * @param text the text to search for
 */
export const useHits = (text: string) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const actionName = useActionName();
  const { canOpen } = useCurrentStaff();
  const getLocation = usePageLocation();
  const canList = (name: PageName): boolean => canOpen(name, 'list');
  const isSearched = text.length >= SEARCH_MIN;
  const query = (field: string, order: 'ASC' | 'DESC') => ({
    filter: { q: text },
    sort: { field, order },
    pagination: { page: 1, perPage: HITS_MAX },
  });
  const options = (name: PageName) => ({
    enabled: isSearched && canList(name),
    retry: false,
    // The list itself shows the error.
    onError: () => {},
  });
  const mods = useStaffList('mods', query('relevance', 'DESC'), options('mods'));
  const users = useStaffList('users', query('username', 'ASC'), options('users'));
  const logs = useStaffList('logs', query('at', 'DESC'), options('logs'));
  const lists = [mods, users, logs];

  const found: Hit[] = isSearched
    ? [
        ...(mods.data ?? []).map(({ id, title, author, status }) => ({
          id: `mods/${id}`,
          group: 'mods' as const,
          title,
          detail: `${author} · ${translate(`console.status.${status}`)}`,
          path: `/admin/mods/${encodeURIComponent(id)}/show`,
        })),
        ...(users.data ?? []).map(({ id, display_name, username, role }) => ({
          id: `users/${id}`,
          group: 'users' as const,
          title: display_name || username,
          detail: `@${username} · ${translate(`console.users.role.${role}`)}`,
          path: `/admin/users/${encodeURIComponent(id)}/show`,
        })),
        ...(logs.data ?? []).map((entry) => ({
          id: `logs/${entry.id}`,
          group: 'logs' as const,
          title: `${actionName(entry)} · ${getTargetName(entry, translate)}`,
          detail: [
            entry.actor ? entry.actor_name : translate('console.logs.portal'),
            new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(entry.at)),
          ]
            .filter(Boolean)
            .join(' · '),
          path: `/admin/logs/${encodeURIComponent(entry.id)}/show`,
        })),
        ...(canList('logs') ? findActions(text, translate) : []),
        ...(users.data ?? [])
          .filter(({ role }) => canList('logs') && isStaff(role))
          .map(({ id, display_name, username }) => ({
            id: `actor/${id}`,
            group: 'logs' as const,
            title: translate('console.search.actor', { name: display_name || username }),
            path: getListPath('logs', { actor: id }),
          })),
      ]
    : [];
  const rest = (['mods', 'users', 'logs'] as const).flatMap((group, i): Hit[] => {
    const { data, total = 0 } = lists[i] ?? {};
    if (!isSearched || !data || total <= data.length) return [];
    const title = translate('console.search.all', { smart_count: total });
    return [{ id: `all/${group}`, group, title, path: getListPath(group, { q: text }) }];
  });
  return {
    hits: [...findPages(text, translate, canList, getLocation), ...found, ...rest].toSorted(byGroup),
    isSearching: lists.some(({ isLoading }) => isLoading),
    error: lists.find(({ error }) => error)?.error,
    retry: () => Promise.all(lists.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
};
