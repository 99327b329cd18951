import { describe, expect, it } from 'vitest';
import { callEndpoint, callForData, getRefusal } from './support/call.ts';
import { toQueryString, waitUntilListed } from './support/catalogue.ts';
import { createMod } from './support/mods.ts';

const suggest = (text: string) => callForData('suggest', { query: toQueryString([['q', text]]) });
const titles = async (text: string) => (await suggest(text)).mods.map(({ title }) => title);

describe('search suggestions', () => {
  it('find a mod by the beginning of its title, with the data that a row shows (R025)', async () => {
    const { mods } = await suggest('forn');
    expect(mods[0]).toEqual({
      id: expect.any(String),
      slug: 'fornalha-infinita',
      title: 'Fornalha Infinita',
      author: 'Ana Ferro',
      language: 'pt-BR',
      content_type: 'mod',
      thumbnail_url: expect.stringMatching(/^\/media\//),
    });
  });

  it.each([
    ['without its accents', 'vulcao ador', 'Vulcão Adormecido'],
    ['with additional accents', 'fornálha', 'Fornalha Infinita'],
    ['in capitals', 'FORNALHA', 'Fornalha Infinita'],
    ['with a wrong letter', 'fornalja', 'Fornalha Infinita'],
    ['with two swapped letters', 'fornlaha', 'Fornalha Infinita'],
    ['by a word in its middle', 'infini', 'Fornalha Infinita'],
    ['with a plain apostrophe instead of a typographic one', "wayfarer's", 'Wayfarer’s Inn'],
    ['with a symbol between its words', 'timber & wat', 'Timber & Wattle'],
  ])('find a title %s (R025)', async (_how, text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('have authors with their number of mods, and one category of the hits (R025)', async () => {
    const { authors } = await suggest('professora');
    expect(authors[0]).toMatchObject({ name: 'Professora Lia' });
    expect(authors[0]?.mods).toBeGreaterThan(1);
    const { categories } = await suggest('fornalha');
    expect(categories).toMatchObject([{ category: 'technology' }]);
  });

  it.each(['torre', 'tecnologia', '魔法'])('find mods for %s, although no title contains it (R025)', async (text) => {
    const { mods, categories } = await suggest(text);
    expect(mods.length).toBeGreaterThan(0);
    expect(categories.length).toBeLessThanOrEqual(1);
  });

  it.each(['🔥', '%'])('are empty for %s (R025)', async (text) => {
    expect(await suggest(text)).toEqual({ mods: [], authors: [], categories: [] });
  });

  it('match Chinese words inside a text (R025)', async () => {
    const mod = await createMod({ title: '无尽熔炉与矿物工坊' });
    await waitUntilListed(mod);
    expect((await suggest('矿物')).mods.map(({ id }) => id)).toContain(mod.id);
    expect((await suggest('飞船')).mods.map(({ id }) => id)).not.toContain(mod.id);
  });

  it('never show hidden mods (R025)', async () => {
    const pending = await createMod({ status: 'pending' });
    expect(await suggest(pending.word)).toMatchObject({ mods: [], categories: [] });
  });

  it.each([
    ['no text', ''],
    ['an empty text', '?q='],
    ['only spaces', '?q=%20%20'],
    ['a text that is too long', `?q=${'a'.repeat(121)}`],
    ['an unknown parameter', '?q=a&limit=3'],
  ])('return 400 for %s (R025)', async (_what, query) => {
    expect(getRefusal(await callEndpoint('suggest', { query }))).toBe('400 invalid_request');
  });

  it.each(['"', "'", '*', '%', '_', '\\', 'a" OR "b', 'NEAR(a b)', '-', '🙂', '\u0000', '{title}: x', '1.21.4', 'ﬁ'])(
    'accept %j as search text: 200 (R025)',
    async (text) => {
      expect((await callEndpoint('suggest', { query: toQueryString([['q', text]]) })).status).toBe(200);
    },
  );
});
