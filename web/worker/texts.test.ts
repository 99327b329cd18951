import { expect, test } from 'vitest';
import { inLanguagesHeld, restOfLanguage } from './texts.ts';

const NEW = ['en-US.first', 'en-US.mod', 'fr-FR.first', 'fr-FR.mod'].map((name) => `/assets/texts-new_-1/${name}.json`);

test('R047 a version’s texts are wanted in the languages held of any version', () => {
  expect(inLanguagesHeld(NEW, ['/assets/site-a.js', '/assets/texts-old/fr-FR.later.json'])).toEqual(NEW.slice(2));
  expect(inLanguagesHeld(NEW, ['/assets/texts-old/de-DE.first.json', '/api/home'])).toEqual([]);
});

test('R047 the first part of a language brings the rest of it, of the same version only', () => {
  expect(restOfLanguage(NEW, '/assets/texts-new_-1/fr-FR.first.json')).toEqual(NEW.slice(3));
  expect(restOfLanguage(NEW, '/assets/texts-new_-1/fr-FR.mod.json')).toEqual([]);
  expect(restOfLanguage(NEW, '/assets/texts-old/fr-FR.first.json')).toEqual([]);
});
