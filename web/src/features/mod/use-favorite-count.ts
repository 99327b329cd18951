import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHeart } from '#app/mods/heart.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { hearts } from '#session/favorites/hearts.ts';

interface Reference {
  uid: string | undefined;
  count: number;
  /** Whether the mod was marked when this count was first seen. */
  isOn: boolean;
}

/** What each count was seen with, kept while pages come and go. */
const references = new Map<string, Reference>();

/** How many marked a mod: the server's count, which settles within a minute, and what the reader has changed since it came. */
export const useFavoriteCount = (mod: ModPage): number => {
  const { id, favorites } = mod;
  const { isOn } = useHeart(mod);
  const uid = useAuth().user?.id;
  const isKnown = useSyncExternalStore(hearts.watch, hearts.areKnown);
  const [reference, setReference] = useState(() => references.get(id));
  const isFitting = reference?.uid === uid && reference?.count === favorites;
  if (isKnown && !isFitting) setReference({ uid, count: favorites, isOn });
  useEffect(() => {
    if (reference) references.set(id, reference);
  }, [id, reference]);
  return isKnown && isFitting ? Math.max(0, favorites + Number(isOn) - Number(reference.isOn)) : favorites;
};
