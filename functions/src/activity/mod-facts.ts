import type { ActivityEntry } from '@bigorna/domain/entities/member';
import type { Mod } from '@bigorna/domain/entities/mod';

/** What an entry says of its mod, as the mod is when the entry is written: it outlives the mod. */
export type ModFacts = Pick<ActivityEntry, 'mod_id' | 'title' | 'type' | 'category'>;

export const factsOf = (
  modId: string,
  { title, content_type, categories }: Pick<Mod, 'title' | 'content_type' | 'categories'>,
): ModFacts => ({ mod_id: modId, title, type: content_type, category: categories[0] ?? null });
