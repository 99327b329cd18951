import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { modSuggestion, type Suggestions } from '@bigorna/domain/endpoints/search';
import { SUGGESTIONS_MAX } from '@bigorna/domain/limits';
import { publicCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { plainWords } from '../tokeniser.ts';
import { rankedPage } from './page.ts';
import { isInTitle, searchText, type TextHits } from './text-search.ts';

const LAST_LETTER = '\u{10ffff}';

const modsOf = (engine: Engine, { bits, scores }: TextHits): Suggestions['mods'] => {
  const titles = new Bitset();
  bits.each((num) => {
    if (isInTitle(scores[num] ?? 0)) titles.add(num);
  });
  const nums = rankedPage(engine.state, titles, scores, 0, SUGGESTIONS_MAX.mods);
  return publicCards(engine, nums).map((card) => modSuggestion.parse(card));
};

/** Authors of whose names a word begins so; their names hold the other words, too. */
const authorsOf = ({ file, state }: Engine, text: string): Suggestions['authors'] => {
  const words = plainWords(text).map(({ text: word }) => word);
  const last = words.at(-1);
  if (last === undefined) return [];
  const found = file.rows('SELECT DISTINCT author FROM author_words WHERE word >= :last AND word < :end', {
    last,
    end: last + LAST_LETTER,
  });
  const others = words.slice(0, -1);
  const hasWord = (author: number, word: string): boolean =>
    file.row('SELECT 1 FROM author_words WHERE word = :word AND author = :author', { word, author }) !== undefined;
  return found
    .map(({ author }) => ({ author: Number(author), mods: state.authorMods.get(Number(author)) }))
    .filter(({ author, mods }) => mods > 0 && others.every((word) => hasWord(author, word)))
    .sort((a, b) => b.mods - a.mods || a.author - b.author)
    .slice(0, SUGGESTIONS_MAX.authors)
    .map(({ author, mods }) => ({
      name: String(file.row('SELECT name FROM authors WHERE num = :author', { author })?.name),
      mods,
    }));
};

const categoriesOf = ({ state }: Engine, { bits }: TextHits): Suggestions['categories'] =>
  CATEGORIES.map((category) => ({ category, mods: bits.countWith(state.facets.of('category', category)) }))
    .filter(({ mods }) => mods > 0)
    .sort((a, b) => b.mods - a.mods)
    .slice(0, SUGGESTIONS_MAX.categories);

/** What a text being typed may become: mods by their titles, authors by their names, and categories that many of its hits are in. */
export const suggest = (engine: Engine, text: string): Suggestions => {
  const hits = searchText(engine, text);
  if (hits === undefined) return { mods: [], authors: [], categories: [] };
  const authors = authorsOf(engine, text);
  return {
    mods: modsOf(engine, hits),
    authors: authors.length === 0 && hits.meant !== undefined ? authorsOf(engine, hits.meant) : authors,
    categories: categoriesOf(engine, hits),
  };
};
