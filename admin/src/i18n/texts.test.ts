import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { COMMENT_VERBS } from '../comments-moderation/comment-verbs.ts';
import { MOD_VERBS } from '../mods/verbs/mod-verbs.ts';
import type { Texts } from './area.ts';
import { frame } from './areas/frame.ts';
import { AREAS } from './areas/index.ts';
import { mergeTexts } from './merge-texts.ts';

/** Verbs of mods and comments, whose buttons make their names from them. */
const VERBS: readonly string[] = [...Object.keys(MOD_VERBS), ...COMMENT_VERBS];

/** Every text with its whole name. */
const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[before + name, text]] : flat(text, `${before}${name}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

describe('R051 the console’s texts', () => {
  const portuguese = new Map(flat(mergeTexts(...AREAS.map((texts) => texts['pt-BR']))));

  it.each(LOCALES)('R051 %s: what is said names the same values as in Portuguese', (locale) => {
    const said = flat(mergeTexts(...AREAS.map((texts) => texts[locale] ?? {})));
    const differing = said.filter(
      ([name, text]) => placeholders(text).join() !== placeholders(portuguese.get(name) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
  it.each(LOCALES)('R051 %s: menus, actions and errors are there', (locale) => {
    const names = flat(frame[locale] ?? {}).map(([name]) => name);
    expect(names).toEqual(flat(frame['pt-BR']).map(([name]) => name));
  });
  it.each(LOCALES)('R051 %s: every verb of a mod or a comment has its name', (locale) => {
    const names = new Set(flat(frame[locale] ?? {}).map(([name]) => name));
    expect(VERBS.filter((verb) => !names.has(`console.action.${verb}`))).toEqual([]);
  });
  it('R051 English says all that Portuguese says', () => {
    const english = new Set(flat(mergeTexts(...AREAS.map((texts) => texts['en-US']))).map(([name]) => name));
    expect([...portuguese.keys()].filter((name) => !english.has(name))).toEqual([]);
  });
});
