import { fold } from '@bigorna/domain/fold';
import type { Options } from 'minisearch';
import type { IndexedMod } from '../../../../functions/src/catalogue/indexed-mod.ts';

const FIELDS = ['title', 'slug', 'author', 'tags', 'short_description', 'description'] as const;
/** Allowed typos: a fifth of a word's letters, none in short words. */
const FUZZY = { letters: 4, share: 0.2 };

const getText = (mod: IndexedMod, field: string): string => {
  if (field === 'id') return mod.id;
  const name = FIELDS.find((one) => one === field);
  const value = name === undefined ? '' : mod[name];
  return typeof value === 'string' ? value : value.join(' ');
};

/**
 * A careful MiniSearch setup: our fields and weights, all words required, last word as prefix, accents folded, typos in
 * longer words.
 */
export const OPTIONS: Options<IndexedMod> = {
  fields: [...FIELDS],
  extractField: getText,
  processTerm: fold,
  searchOptions: {
    boost: { title: 24, slug: 8, author: 4, tags: 4, short_description: 2, description: 0.2 },
    combineWith: 'AND',
    prefix: (_term, at, terms) => at === terms.length - 1,
    fuzzy: (term) => (term.length >= FUZZY.letters ? FUZZY.share : false),
  },
};
