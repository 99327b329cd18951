import { describe, expect, it } from 'vitest';
import { ask, call, refusal } from './support/call.ts';
import { queryOf, untilListed } from './support/catalogue.ts';
import { makeMod } from './support/mods.ts';

const suggest = (text: string) => ask('suggest', { query: queryOf([['q', text]]) });
const titles = async (text: string) => (await suggest(text)).mods.map(({ title }) => title);

describe('suggestions for the search box', () => {
  it('R025 a beginning of a title leads to its mod, with what a row shows of it', async () => {
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
    ['with accents it does not have', 'fornálha', 'Fornalha Infinita'],
    ['in capitals', 'FORNALHA', 'Fornalha Infinita'],
    ['with a letter wrong', 'fornalja', 'Fornalha Infinita'],
    ['with two letters exchanged', 'fornlaha', 'Fornalha Infinita'],
    ['by a word in its middle', 'infini', 'Fornalha Infinita'],
    ['with a typographic apostrophe as a plain one', "wayfarer's", 'Wayfarer’s Inn'],
    ['with a sign between its words', 'timber & wat', 'Timber & Wattle'],
  ])('R025 finds a title %s', async (_how, text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('R025 names authors with how many mods each has, and the categories of the hits', async () => {
    const { authors } = await suggest('professora');
    expect(authors[0]).toMatchObject({ name: 'Professora Lia' });
    expect(authors[0]?.mods).toBeGreaterThan(1);
    const { categories } = await suggest('fornalha');
    expect(categories.map(({ category }) => category)).toContain('technology');
  });

  it('R025 finds Chinese words in mid-text', async () => {
    const mod = await makeMod({ title: '无尽熔炉与矿物工坊' });
    await untilListed(mod);
    expect((await suggest('矿物')).mods.map(({ id }) => id)).toContain(mod.id);
    expect((await suggest('飞船')).mods.map(({ id }) => id)).not.toContain(mod.id);
  });

  it('R025 never shows what visitors may not see', async () => {
    const pending = await makeMod({ status: 'pending' });
    expect(await suggest(pending.word)).toMatchObject({ mods: [], categories: [] });
  });

  it.each([
    ['no text', ''],
    ['an empty one', '?q='],
    ['only spaces', '?q=%20%20'],
    ['one too long', `?q=${'a'.repeat(121)}`],
    ['another parameter', '?q=a&limit=3'],
  ])('R025 %s is 400', async (_what, query) => {
    expect(refusal(await call('suggest', { query }))).toEqual({ status: 400, code: 'invalid_request' });
  });

  it.each(['"', "'", '*', '%', '_', '\\', 'a" OR "b', 'NEAR(a b)', '-', '🙂', '\u0000', '{title}: x', '1.21.4', 'ﬁ'])(
    'R025 takes %j as ordinary text',
    async (text) => {
      expect((await call('suggest', { query: queryOf([['q', text]]) })).status).toBe(200);
    },
  );
});
