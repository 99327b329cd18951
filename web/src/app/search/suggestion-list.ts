import { CATEGORIES, type Category } from '@bigorna/domain/catalogue-terms';
import type { Suggestions } from '@bigorna/domain/endpoints/search';
import { folded } from '../folded.ts';
import { PATTERNS, paths } from '../paths.ts';

/** One row of the suggestions: where it leads, and what it shows. */
export type Suggestion = { href: string; title: string } & (
  | { kind: 'mod'; mod: Suggestions['mods'][number] }
  | { kind: 'author'; mods: number }
  | { kind: 'category'; category: Category; mods: number | undefined }
  | { kind: 'all' }
);

const OWN_CATEGORIES_MAX = 2;
const OWN_LETTERS_MIN = 2;

const withText = (text: string, category: Category): string => `${paths.search(text)}&f=${category}`;

/**
 * The rows for a text: mods, authors, categories by their name in the reader's language, those where most of the text's
 * hits are, and at the end all results.
 *
 * @param found what the API answered; undefined until it has, or when it cannot.
 */
export const suggestionsFor = (
  text: string,
  found: Suggestions | undefined,
  categoryName: (category: Category) => string,
): Suggestion[] => {
  if (!text) return [];
  const start = folded(text);
  const named =
    start.length < OWN_LETTERS_MIN
      ? []
      : CATEGORIES.filter((category) => folded(categoryName(category)).startsWith(start)).slice(0, OWN_CATEGORIES_MAX);
  const hitting = (found?.categories ?? []).filter(({ category }) => !named.includes(category));
  const rows: Suggestion[] = [
    ...(found?.mods ?? []).map((mod) => ({ kind: 'mod' as const, title: mod.title, href: paths.mod(mod.slug), mod })),
    ...(found?.authors ?? []).map(({ name, mods }) => ({
      kind: 'author' as const,
      title: name,
      href: paths.search(name),
      mods,
    })),
    ...named.map((category) => ({
      kind: 'category' as const,
      title: categoryName(category),
      href: `${PATTERNS.search}?f=${category}`,
      category,
      mods: undefined,
    })),
    ...hitting.map(({ category, mods }) => ({
      kind: 'category' as const,
      title: categoryName(category),
      href: withText(text, category),
      category,
      mods,
    })),
  ];
  return rows.length > 0 ? [...rows, { kind: 'all', title: text, href: paths.search(text) }] : [];
};
