import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { CARDS_MAX } from '@bigorna/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

/** A card: null if visitors may not see the mod, undefined until loaded. */
export type LoadedCard = ModCard | null | undefined;

interface CardsResult {
  requested: ReadonlySet<string>;
  cards: ReadonlyMap<string, ModCard>;
}

const fetchCards = async (ids: readonly string[], signal: AbortSignal): Promise<CardsResult> => {
  const batches: string[][] = [];
  for (let from = 0; from < ids.length; from += CARDS_MAX) batches.push(ids.slice(from, from + CARDS_MAX));
  const responses = await Promise.all(
    batches.map((id) => apiGet(feedbackEndpoints, 'modCards', { query: { id } }, signal)),
  );
  const cards = responses.flatMap(({ data }) => data);
  return { requested: new Set(ids), cards: new Map(cards.map((card) => [card.id, card])) };
};

export interface ModCards {
  getCard: (id: string) => LoadedCard;
  /** Error of the latest request. */
  error: unknown;
  retry: () => void;
}

/** Loads the current cards of several mods by id. The order of ids does not matter; equal sets share one query. */
export const useLoadedCards = (ids: readonly string[]): ModCards => {
  const uniqueIds = [...new Set(ids)].sort();
  const { data, error, refetch } = useQuery({
    queryKey: ['cards', ...uniqueIds],
    queryFn: ({ signal }) => fetchCards(uniqueIds, signal),
    enabled: uniqueIds.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  return {
    getCard: (id) => data?.cards.get(id) ?? (data?.requested.has(id) ? null : undefined),
    error: uniqueIds.length > 0 ? error : null,
    retry: () => void refetch(),
  };
};

/** Like {@link useLoadedCards}, for components that need no error or retry. */
export const useModCards = (ids: readonly string[]): ModCards['getCard'] => useLoadedCards(ids).getCard;
