import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import type { Migration } from './migration.ts';

/**
 * Sets the language of older mods to the portal's former default, so that readers can rely on the field and lists can
 * filter by it. The mod's trigger updates its page.
 */
export const languageOfMods: Migration = {
  id: '0001-language-of-mods',
  what: `every mod has a language (${FALLBACK_LOCALE} if it had none)`,
  query: (db) => db.collection('mods'),
  change: (document) => (document.get('language') === undefined ? { language: FALLBACK_LOCALE } : null),
};
