import { CATEGORIES, type Category } from '@bigorna/domain/catalogue-terms';
import type { Suggestions } from '@bigorna/domain/endpoints/search.schemas';
import { fold } from '@bigorna/domain/fold';
import { PATTERNS, paths } from '#shared/routing/paths.ts';

export type Suggestion = { href: string; title: string } & (
  | { kind: 'mod'; mod: Suggestions['mods'][number] }
  | { kind: 'author'; mods: number }
  | { kind: 'category'; category: Category; mods: number | undefined }
  | { kind: 'all' }
);

const NAMED_LETTERS_MIN = 2;

const getCategoryPath = (text: string, category: Category): string => `${paths.search(text)}&f=${category}`;

/**
 * Builds the rows for a text: mods, authors, one category, and all results last. The category is the first whose name
 * starts with the text, else the category with most hits. Without a match, there are no rows.
 *
 * @param suggestions the API's response; undefined until the response arrives, or if the call failed.
 */
export const buildSuggestions = (
  text: string,
  suggestions: Suggestions | undefined,
  categoryName: (category: Category) => string,
): Suggestion[] => {
  if (!text) return [];
  const start = fold(text);
  const isNamed = (category: Category): boolean => fold(categoryName(category)).startsWith(start);
  const named = start.length < NAMED_LETTERS_MIN ? undefined : CATEGORIES.find(isNamed);
  const rows: Suggestion[] = [
    ...(suggestions?.mods ?? []).map((mod) => ({
      kind: 'mod' as const,
      title: mod.title,
      href: paths.mod(mod.slug),
      mod,
    })),
    ...(suggestions?.authors ?? []).map(({ name, mods }) => ({
      kind: 'author' as const,
      title: name,
      href: paths.author(name),
      mods,
    })),
    ...(named === undefined ? (suggestions?.categories ?? []) : [{ category: named, mods: undefined }])
      .slice(0, 1)
      .map(({ category, mods }) => ({
        kind: 'category' as const,
        title: categoryName(category),
        href: mods === undefined ? `${PATTERNS.search}?f=${category}` : getCategoryPath(text, category),
        category,
        mods,
      })),
  ];
  return rows.length > 0 ? [...rows, { kind: 'all', title: text, href: paths.search(text) }] : [];
};
