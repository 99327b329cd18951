import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getModPath } from '#shared/mods/get-mod-path.ts';
import { type ModPageState, parseModState } from '#shared/mods/mod-page-state.ts';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { type CommentsState, getCommentsUrl, parseCommentsState } from './comments/comments-state.ts';

/** URL of a mod page, including the comments' state if the comments tab is open. */
const getUrl = (slug: string, state: ModPageState, comments: CommentsState): string => {
  const url = getModPath(slug, state);
  return state.tab === 'comments' ? getCommentsUrl(url, comments) : url;
};

/**
 * State of a mod page in the URL, and its setter. A change adds a history entry, or replaces the current entry. Without
 * a gallery, the gallery tab becomes the description.
 */
export const useModState = (mod: ModPage) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { slug } = mod;
  const hasGallery = mod.gallery.length > 0;
  const state = useMemo((): ModPageState => {
    const parsed = parseModState(search);
    return parsed.tab === 'gallery' && !hasGallery ? { ...parsed, tab: 'description' } : parsed;
  }, [search, hasGallery]);
  const comments = useMemo(() => parseCommentsState(search), [search]);
  const canonical = keepLanguage(getUrl(slug, state, comments), search) + hash;
  const currentUrl = pathname + search + hash;
  useEffect(() => {
    if (canonical !== currentUrl) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, currentUrl, navigate]);
  // `flushSync` applies the change at once, because the next change starts from the new state.
  const change = (next: Partial<ModPageState>, history: 'push' | 'replace' = 'push'): void =>
    void navigate(keepLanguage(getModPath(slug, { ...state, ...next }), search), {
      replace: history === 'replace',
      preventScrollReset: true,
      flushSync: true,
    });
  // Another page, order or kind removes the linked comment from the URL.
  const commentsHref = (next: Partial<CommentsState>): string =>
    getUrl(slug, state, { ...comments, comment: undefined, ...next });
  const changeComments = (next: Partial<CommentsState>): void => {
    const url = commentsHref(next);
    if (url !== pathname + search) void navigate(url, { preventScrollReset: true });
  };
  return { state, change, comments, commentsHref, changeComments };
};

export type ChangeModState = ReturnType<typeof useModState>['change'];
