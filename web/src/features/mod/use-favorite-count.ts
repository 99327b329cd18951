import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hearts } from '#shared/favorites/hearts.ts';
import { useHeart } from '#shared/mods/heart.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';

interface Reference {
  uid: string | undefined;
  count: number;
  /** Whether the mod was a favorite when the client first saw this count. */
  isOn: boolean;
}

/** References by mod id, cached across pages. */
const references = new Map<string, Reference>();

/** A server does not know the visitor's favorites. */
const areUnknown = (): boolean => false;

/** Number of favorites: the server's count, up to a minute old, corrected by the visitor's own later change. */
export const useFavoriteCount = (mod: ModPage): number => {
  const { id, favorites } = mod;
  const { isOn } = useHeart(mod);
  const uid = useAuth().user?.id;
  const isKnown = useSyncExternalStore(hearts.watch, hearts.areLoaded, areUnknown);
  const [reference, setReference] = useState(() => references.get(id));
  const isCurrent = reference?.uid === uid && reference?.count === favorites;
  if (isKnown && !isCurrent) setReference({ uid, count: favorites, isOn });
  useEffect(() => {
    if (reference) references.set(id, reference);
  }, [id, reference]);
  return isKnown && isCurrent ? Math.max(0, favorites + Number(isOn) - Number(reference.isOn)) : favorites;
};
