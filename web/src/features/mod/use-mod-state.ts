import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ModPageState, modAddress, modStateOf } from '#app/mods/mod-address.ts';
import { type CommentsState, commentsStateOf, withComments } from './comments/comments-address.ts';

/** A mod page's address: its state, and that of the comments where their tab is open. */
const addressOf = (slug: string, state: ModPageState, comments: CommentsState): string => {
  const address = modAddress(slug, state);
  return state.tab === 'comments' ? withComments(address, comments) : address;
};

/** The state of a mod page's address, and its change: one history entry a decision. What the page does not have is dropped. */
export const useModState = (mod: ModPage) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { slug } = mod;
  const hasGallery = mod.gallery.length > 0;
  const state = useMemo((): ModPageState => {
    const asked = modStateOf(search);
    return asked.tab === 'gallery' && !hasGallery ? { ...asked, tab: 'description' } : asked;
  }, [search, hasGallery]);
  const comments = useMemo(() => commentsStateOf(search), [search]);
  const canonical = addressOf(slug, state, comments) + hash;
  const here = pathname + search + hash;
  useEffect(() => {
    if (canonical !== here) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, here, navigate]);
  const change = (next: Partial<ModPageState>): void =>
    void navigate(modAddress(slug, { ...state, ...next }), { preventScrollReset: true });
  const commentsHref = (next: Partial<CommentsState>): string => addressOf(slug, state, { ...comments, ...next });
  const changeComments = (next: Partial<CommentsState>): void => {
    const address = commentsHref(next);
    if (address !== pathname + search) void navigate(address, { preventScrollReset: true });
  };
  return { state, change, comments, commentsHref, changeComments };
};

export type ChangeModState = ReturnType<typeof useModState>['change'];
