import { CATEGORY_NAMES, EDITION_NAMES } from '@bigorna/domain/catalogue-names';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { fold } from '@bigorna/domain/fold';
import type { IndexedMod } from '../indexed-mod.ts';
import { forEachToken } from '../tokenizer.ts';

/**
 * Fields by rank, best first: title ≫ slug > author, tags > short description and facts > description. Derived terms,
 * such as singulars, have separate tiers, because they count a little less.
 */
export const TIER = {
  title: 0,
  titleDerived: 1,
  slug: 2,
  authorOrTag: 3,
  short: 4,
  otherDerived: 5,
  description: 6,
  descriptionDerived: 7,
} as const;

/**
 * The term of a whole tag. The term begins with `TAG_MARK`, which words of a text never contain. So the term matches
 * only tags.
 */
export const toTagTerm = (tag: string): string => `${TAG_MARK}${fold(tag).trim()}`;
export const TAG_MARK = '#';

/** Terms of a mod with their best tier. */
export const getTiers = (mod: IndexedMod): Map<string, number> => {
  const tiers = new Map<string, number>();
  const raise = (tokens: readonly string[], tier: number): void => {
    for (const token of tokens) {
      const known = tiers.get(token);
      if (known === undefined || known > tier) tiers.set(token, tier);
    }
  };
  const take = (text: string, tier: number, derivedTier: number): void => {
    forEachToken(text, ({ plain, derived }) => {
      raise(plain, tier);
      raise(derived, derivedTier);
    });
  };
  const loaders = new Set(mod.compat.map((pair) => pair.slice(0, pair.indexOf('@'))));
  const versions = new Set(mod.compat.map((pair) => pair.slice(pair.indexOf('@') + 1)));
  const names = CATEGORIES.filter((category) => mod.categories.includes(category)).flatMap((category) => [
    category,
    ...CATEGORY_NAMES[category],
  ]);
  const editions = EDITION_NAMES[mod.content_type];
  const facts = [mod.version, mod.minecraft_version, ...loaders, ...versions, ...names, ...editions].join(' ');
  take(mod.title, TIER.title, TIER.titleDerived);
  take(mod.slug, TIER.slug, TIER.otherDerived);
  take(mod.author, TIER.authorOrTag, TIER.otherDerived);
  take(mod.tags.join(' '), TIER.authorOrTag, TIER.otherDerived);
  raise(mod.tags.map(toTagTerm), TIER.authorOrTag);
  take(mod.short_description, TIER.short, TIER.otherDerived);
  take(facts, TIER.short, TIER.otherDerived);
  take(mod.description, TIER.description, TIER.descriptionDerived);
  return tiers;
};
