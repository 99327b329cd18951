import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ModPageState, modAddress, modStateOf } from '#app/mods/mod-address.ts';

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
  const canonical = modAddress(slug, state) + hash;
  const here = pathname + search + hash;
  useEffect(() => {
    if (canonical !== here) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, here, navigate]);
  const change = (next: Partial<ModPageState>): void =>
    void navigate(modAddress(slug, { ...state, ...next }), { preventScrollReset: true });
  return { state, change };
};

export type ChangeModState = ReturnType<typeof useModState>['change'];
