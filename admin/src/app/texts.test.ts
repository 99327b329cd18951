import { getLanguage, LOCALES, type Locale } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { MOD_ACTIONS } from '#features/mods/actions/mod-actions.ts';
import { MODERATION_ACTIONS } from '#shared/comments/comment-actions.ts';
import type { AreaTexts, Texts } from '#shared/i18n/area.ts';
import { AREAS } from '#shared/i18n/areas/index.ts';
import { LOADED_LANGUAGES } from '#shared/i18n/loaded-languages.ts';
import { type Layer, mergeTexts } from '#shared/i18n/merge-texts.ts';
import { raPortuguese } from '#shared/i18n/ra/pt-br.ts';

/** Actions on mods and comments. A button's label is the message `console.action.<action>`. */
const ACTIONS: readonly string[] = [...Object.keys(MOD_ACTIONS), ...MODERATION_ACTIONS];

/** All texts with their full key. */
const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[before + name, text]] : flat(text, `${before}${name}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

const getNames = (texts: Texts) => flat(texts).map(([name]) => name);
const portuguese = mergeTexts(...Object.values<AreaTexts>(AREAS).map((texts) => texts['pt-BR']));

/** Texts of a language, by area. European Portuguese has only the texts that differ. */
const loadAreas = async (locale: Locale): Promise<Readonly<Record<string, Layer>>> => {
  if (locale === 'pt-BR' || locale === 'en-US')
    return Object.fromEntries(Object.entries<AreaTexts>(AREAS).map(([name, texts]) => [name, texts[locale]]));
  return (await LOADED_LANGUAGES[locale]()).areas;
};
const load = async (locale: Locale): Promise<Texts> => mergeTexts(...Object.values(await loadAreas(locale)));

/** Single words may be the same in both languages. A longer text counts as a sentence and must differ. */
const isSentence = (text: string): boolean =>
  text.split('||||').some((form) => form.replace(/%\{\w+\}/g, '').length > 24);

/** Languages that are loaded on demand, except those close to Brazilian Portuguese. */
const FOREIGN = Object.entries(LOADED_LANGUAGES).filter(([locale]) => getLanguage(locale) !== 'pt');

describe('console texts (R051)', () => {
  it.each(LOCALES)('%s has the same placeholders as Portuguese (R051)', async (locale) => {
    const expected = new Map(flat(portuguese));
    const differing = flat(await load(locale)).filter(
      ([name, text]) => placeholders(text).join() !== placeholders(expected.get(name) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
  it.each(LOCALES)('%s has no unknown text, and every known text unless it is pt-PT (R051)', async (locale) => {
    const areas = await loadAreas(locale);
    const known = new Set(getNames(portuguese));
    expect(getNames(mergeTexts(...Object.values(areas))).filter((name) => !known.has(name))).toEqual([]);
    if (locale === 'pt-PT') return;
    for (const [name, texts] of Object.entries<AreaTexts>(AREAS))
      expect(new Set(getNames(mergeTexts(areas[name] ?? {}))), name).toEqual(new Set(getNames(texts['pt-BR'])));
  });
  it.each(LOCALES.filter((locale) => getLanguage(locale) !== 'pt'))(
    '%s leaves no sentence in Portuguese (R051)',
    async (locale) => {
      const translated = new Map(flat(await load(locale)));
      const same = flat(portuguese).filter(([name, text]) => translated.get(name) === text && isSentence(text));
      expect(same).toEqual([]);
    },
  );
  it.each(FOREIGN)('%s has every text of react-admin (R051)', async (_locale, load) => {
    const { ra } = await load();
    const names = new Set(getNames(ra));
    expect(getNames(mergeTexts(raPortuguese)).filter((name) => !names.has(name))).toEqual([]);
  });
  it('has a label for every action on mods and comments (R051)', () => {
    const names = new Set(getNames(AREAS.frame['pt-BR']));
    expect(ACTIONS.filter((action) => !names.has(`console.action.${action}`))).toEqual([]);
  });
});
