import { expect, test } from 'vitest';
import { filterByCachedLanguages, getLanguageSiblings } from './texts.ts';

const NEW = ['en-US.first', 'en-US.mod', 'fr-FR.first', 'fr-FR.mod'].map((name) => `/assets/texts-new_-1/${name}.json`);

test('selects texts in the languages cached from any version (R047)', () => {
  expect(filterByCachedLanguages(NEW, ['/assets/site-a.js', '/assets/texts-old/fr-FR.later.json'])).toEqual(
    NEW.slice(2),
  );
  expect(filterByCachedLanguages(NEW, ['/assets/texts-old/de-DE.first.json', '/api/home'])).toEqual([]);
});

test('returns a language’s other parts only for the first part of the same version (R047)', () => {
  expect(getLanguageSiblings(NEW, '/assets/texts-new_-1/fr-FR.first.json')).toEqual(NEW.slice(3));
  expect(getLanguageSiblings(NEW, '/assets/texts-new_-1/fr-FR.mod.json')).toEqual([]);
  expect(getLanguageSiblings(NEW, '/assets/texts-old/fr-FR.first.json')).toEqual([]);
});
