import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import type { Migration } from './migration.ts';

/**
 * Mods made before a mod said the language of its texts get the one that the portal has taken for theirs: what reads them
 * may count on the field, and lists may ask for it. The page of a mod follows by the mod's own trigger.
 */
export const languageOfMods: Migration = {
  id: '0001-language-of-mods',
  what: `every mod says the language of its texts (${FALLBACK_LOCALE} where it said none)`,
  query: (db) => db.collection('mods'),
  change: (document) => (document.get('language') === undefined ? { language: FALLBACK_LOCALE } : null),
};
