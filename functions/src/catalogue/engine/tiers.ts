import type { IndexedMod } from '../indexed-mod.ts';
import { eachToken } from '../tokeniser.ts';

/**
 * Where a term occurs in a mod, best first: title ≫ slug > author, tags > short description and facts > description. Derived
 * terms (singulars) have tiers of their own, so that they count a little less.
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

/** The terms of a mod with the best tier each occurs in. */
export const tiersOf = (mod: IndexedMod): Map<string, number> => {
  const tiers = new Map<string, number>();
  const raise = (tokens: readonly string[], tier: number): void => {
    for (const token of tokens) {
      const known = tiers.get(token);
      if (known === undefined || known > tier) tiers.set(token, tier);
    }
  };
  const take = (text: string, tier: number, derivedTier: number): void => {
    eachToken(text, ({ plain, derived }) => {
      raise(plain, tier);
      raise(derived, derivedTier);
    });
  };
  const loaders = new Set(mod.compat.map((pair) => pair.slice(0, pair.indexOf('@'))));
  const versions = new Set(mod.compat.map((pair) => pair.slice(pair.indexOf('@') + 1)));
  const facts = [mod.version, mod.minecraft_version, ...loaders, ...versions, ...mod.categories].join(' ');
  take(mod.title, TIER.title, TIER.titleDerived);
  take(mod.slug, TIER.slug, TIER.otherDerived);
  take(mod.author, TIER.authorOrTag, TIER.otherDerived);
  take(mod.tags.join(' '), TIER.authorOrTag, TIER.otherDerived);
  take(mod.short_description, TIER.short, TIER.otherDerived);
  take(facts, TIER.short, TIER.otherDerived);
  take(mod.description, TIER.description, TIER.descriptionDerived);
  return tiers;
};
