import type { Options } from 'minisearch';
import type { IndexedMod } from '../../../../functions/src/catalogue/indexed-mod.ts';

const FIELDS = ['title', 'slug', 'author', 'tags', 'short_description', 'description'] as const;
/** A fifth of a word's letters may be wrong, but not in short ones. */
const FUZZY = { letters: 4, share: 0.2 };

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = (mod: IndexedMod, field: string): string => {
  if (field === 'id') return mod.id;
  const name = FIELDS.find((one) => one === field);
  const value = name === undefined ? '' : mod[name];
  return typeof value === 'string' ? value : value.join(' ');
};

/**
 * MiniSearch as a careful team would set it up: the fields and weights that our catalogue has, all words required, the
 * last as a prefix, accents folded, typos allowed in longer words.
 */
export const OPTIONS: Options<IndexedMod> = {
  fields: [...FIELDS],
  extractField: textOf,
  processTerm: plain,
  searchOptions: {
    boost: { title: 24, slug: 8, author: 4, tags: 4, short_description: 2, description: 0.2 },
    combineWith: 'AND',
    prefix: (_term, at, terms) => at === terms.length - 1,
    fuzzy: (term) => (term.length >= FUZZY.letters ? FUZZY.share : false),
  },
};
