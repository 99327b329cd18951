import { CATEGORY_NAMES, EDITION_NAMES, getCategoryName } from '@bigorna/domain/catalogue-names';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { fold } from '@bigorna/domain/fold';
import { getLanguage, LOCALES } from '@bigorna/domain/locales';
import type { IndexedMod } from '../indexed-mod.ts';
import { findConceptTokens } from '../text/concept-names.ts';
import { forEachToken } from '../tokenizer.ts';

/**
 * Fields by rank, best first: title ≫ slug > tags, categories > author, short description, facts, and what title and tags
 * name in other languages > description. Derived terms, such as singulars, have separate tiers, because they count a
 * little less.
 */
export const TIER = {
  title: 0,
  titleDerived: 1,
  slug: 2,
  tagOrCategory: 3,
  short: 4,
  otherDerived: 5,
  description: 6,
  descriptionDerived: 7,
} as const;

/** Tiers of words as typed by an author, or as names: typo search corrects to these words. */
export const TYPED_TIERS: ReadonlySet<number> = new Set([
  TIER.title,
  TIER.slug,
  TIER.tagOrCategory,
  TIER.short,
  TIER.description,
]);

/**
 * The term of a whole tag. The term begins with `TAG_MARK`, which words of a text never contain. So the term matches
 * only tags.
 */
export const toTagTerm = (tag: string): string => `${TAG_MARK}${fold(tag).trim()}`;
export const TAG_MARK = '#';

/** Names of a mod's edition, loaders and versions. */
const getFacts = ({ content_type, compat, version, minecraft_version }: IndexedMod): string[] => [
  version,
  minecraft_version,
  ...new Set(compat.flatMap((pair) => pair.split('@'))),
  ...EDITION_NAMES[content_type],
];

/** Terms of a mod with their best tier. */
export const getTiers = (mod: IndexedMod): Map<string, number> => {
  const tiers = new Map<string, number>();
  const raise = (tokens: readonly string[], tier: number): void => {
    for (const token of tokens) {
      const known = tiers.get(token);
      if (known === undefined || known > tier) tiers.set(token, tier);
    }
  };
  const take = (texts: readonly string[], tier: number, derivedTier: number): void => {
    forEachToken(texts.join(' '), ({ plain, derived }) => {
      raise(plain, tier);
      raise(derived, derivedTier);
    });
  };
  const { title, tags, short_description } = mod;
  const categories = CATEGORIES.filter((category) => mod.categories.includes(category));
  const categoryNames = categories.flatMap((category) => [category, ...CATEGORY_NAMES[category]]);
  take([title], TIER.title, TIER.titleDerived);
  take([mod.slug], TIER.slug, TIER.otherDerived);
  take([...tags, ...categoryNames], TIER.tagOrCategory, TIER.otherDerived);
  raise(tags.map(toTagTerm), TIER.tagOrCategory);
  take([mod.author, short_description, ...getFacts(mod)], TIER.short, TIER.otherDerived);
  take([mod.description], TIER.description, TIER.descriptionDerived);
  const language = getLanguage(mod.language);
  raise(findConceptTokens([title, ...tags], language), TIER.short);
  raise(findConceptTokens([short_description], language), TIER.otherDerived);
  const [first] = LOCALES;
  const ownNames = categories.map((category) => getCategoryName(category, first));
  raise(findConceptTokens(ownNames, getLanguage(first)), TIER.otherDerived);
  return tiers;
};
