import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { modSuggestion, type Suggestions } from '@bigorna/domain/endpoints/search.schemas';
import { SUGGESTIONS_MAX } from '@bigorna/domain/limits';
import { getPublicCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { getPlainWords } from '../tokenizer.ts';
import { getRankedPage } from './page.ts';
import type { TextHits } from './text-hits.ts';
import { isInTitle, searchText } from './text-search.ts';

const LAST_LETTER = '\u{10ffff}';

/** Mods with the text in their title; if no title contains it, the best other hits. */
const suggestMods = (engine: Engine, { bits, scores }: TextHits): Suggestions['mods'] => {
  const titles = new Bitset();
  bits.each((num) => {
    if (isInTitle(scores[num] ?? 0)) titles.add(num);
  });
  const mods = titles.count() > 0 ? titles : bits;
  const nums = getRankedPage(engine.state, mods, scores, 0, SUGGESTIONS_MAX.mods);
  return getPublicCards(engine, nums).map((card) => modSuggestion.parse(card));
};

/** Authors with a name word that starts with the last word of the text. The names must contain the other words too. */
const suggestAuthors = ({ file, state }: Engine, text: string): Suggestions['authors'] => {
  const words = getPlainWords(text).map(({ text: word }) => word);
  const last = words.at(-1);
  if (last === undefined) return [];
  const authors = file.rows('SELECT DISTINCT author FROM author_words WHERE word >= :last AND word < :end', {
    last,
    end: last + LAST_LETTER,
  });
  const others = words.slice(0, -1);
  const hasWord = (author: number, word: string): boolean =>
    file.row('SELECT 1 FROM author_words WHERE word = :word AND author = :author', { word, author }) !== undefined;
  return authors
    .map(({ author }) => ({ author: Number(author), mods: state.authorMods.get(Number(author)) }))
    .filter(({ author, mods }) => mods > 0 && others.every((word) => hasWord(author, word)))
    .sort((a, b) => b.mods - a.mods || a.author - b.author)
    .slice(0, SUGGESTIONS_MAX.authors)
    .map(({ author, mods }) => ({
      name: String(file.row('SELECT name FROM authors WHERE num = :author', { author })?.name),
      mods,
    }));
};

const suggestCategories = ({ state }: Engine, { bits }: TextHits): Suggestions['categories'] =>
  CATEGORIES.map((category) => ({ category, mods: bits.countWith(state.facets.get('category', category)) }))
    .filter(({ mods }) => mods > 0)
    .sort((a, b) => b.mods - a.mods)
    .slice(0, SUGGESTIONS_MAX.categories);

/** Suggestions for a partial search text: mods, authors, and the category with most hits. */
export const suggest = (engine: Engine, text: string): Suggestions => {
  const hits = searchText(engine, text);
  if (hits === undefined) return { mods: [], authors: [], categories: [] };
  const authors = suggestAuthors(engine, text);
  return {
    mods: suggestMods(engine, hits),
    authors: authors.length === 0 && hits.meant !== undefined ? suggestAuthors(engine, hits.meant) : authors,
    categories: suggestCategories(engine, hits),
  };
};
