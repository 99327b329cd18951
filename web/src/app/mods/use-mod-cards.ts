import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { CARDS_MAX } from '@bigorna/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

/** What is known of a mod that a list of the member's names: its card, null when visitors may not see it, undefined until known. */
export type KnownCard = ModCard | null | undefined;

interface Answer {
  asked: ReadonlySet<string>;
  found: ReadonlyMap<string, ModCard>;
}

const ask = async (ids: readonly string[], signal: AbortSignal): Promise<Answer> => {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += CARDS_MAX) parts.push(ids.slice(from, from + CARDS_MAX));
  const answers = await Promise.all(parts.map((id) => apiGet<ModCard[]>('/mods/cards', { id }, signal)));
  const cards = answers.flatMap(({ data }) => data);
  return { asked: new Set(ids), found: new Map(cards.map((card) => [card.id, card])) };
};

export interface ModCards {
  cardOf: (id: string) => KnownCard;
  /** Why the newest question has no answer. */
  error: unknown;
  retry: () => void;
}

/** The present cards of several mods by id, in whatever order they are given; the same mods are asked for once. */
export const useKnownCards = (ids: readonly string[]): ModCards => {
  const wanted = [...new Set(ids)].sort();
  const { data, error, refetch } = useQuery({
    queryKey: ['cards', ...wanted],
    queryFn: ({ signal }) => ask(wanted, signal),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  return {
    cardOf: (id) => data?.found.get(id) ?? (data?.asked.has(id) ? null : undefined),
    error: wanted.length > 0 ? error : null,
    retry: () => void refetch(),
  };
};

/** The same for places that go without the cards until they are there. */
export const useModCards = (ids: readonly string[]): ModCards['cardOf'] => useKnownCards(ids).cardOf;
