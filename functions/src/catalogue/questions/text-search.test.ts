import { type ModsQuery, modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { sampleMod } from '../sample-mods.ts';

let samples: SampleIndexes;
let index: CatalogueIndex;
beforeEach(() => {
  samples = new SampleIndexes();
  index = samples.create();
});
afterEach(() => samples.clear());

const ask = (q: string, query: Partial<ModsQuery> = {}) => index.list({ ...modsQuery.parse({}), q, ...query });
const found = (q: string, query: Partial<ModsQuery> = {}) => ask(q, query).cards.map(({ id }) => id);
/** Mods of these titles, which are their ids, too; the slugs say nothing. */
const put = (...titles: readonly string[]) =>
  index.put(titles.map((title, i) => sampleMod(title, { title, slug: `s${i}` })));

describe('ranking', () => {
  it('R003 puts the exact title first, then the whole one, then titles with more words, then whole words before beginnings', async () => {
    await put('Portal', 'Blue Sky', 'Sky Blue', 'Sky Blue Ocean', 'Sky Bluebells Ocean');
    await index.putCounts([
      { mods: { 'Sky Bluebells Ocean': modCounts.parse({ downloads: 900 }) }, updated_at: new Date() },
    ]);
    expect(found('sky blue')).toEqual(['Sky Blue', 'Blue Sky', 'Sky Blue Ocean', 'Sky Bluebells Ocean']);
  });

  it('R003 orders what is equally good by downloads, and pages through it without gaps', async () => {
    const titles = Array.from({ length: 1500 }, (_, i) => `Torre ${i}x`);
    await put(...titles);
    const downloads = (title: string) => Number.parseInt(title.slice(6), 10) % 700;
    await index.putCounts([
      {
        mods: Object.fromEntries(titles.map((title) => [title, modCounts.parse({ downloads: downloads(title) })])),
        updated_at: new Date(),
      },
    ]);
    const pages = Array.from({ length: 15 }, (_, i) => ask('torre', { page: i + 1, limit: 100 }));
    const cards = pages.flatMap((page) => page.cards);
    expect(pages.map(({ total }) => total)).toEqual(Array(15).fill(1500));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1500);
    expect(cards.map((card) => card.downloads)).toEqual(titles.map(downloads).sort((a, b) => b - a));
    expect(found('torre', { page: 16, limit: 100 })).toEqual([]);
  });

  it('R003 finds plurals by singulars and the other way round, after the word itself', async () => {
    await put('Dragões do Norte', 'Dragão do Norte', 'Torches', 'A Torch', 'Animais', 'Itens de ferro');
    expect(found('dragao norte')).toEqual(['Dragão do Norte', 'Dragões do Norte']);
    expect(found('dragoes norte')).toEqual(['Dragões do Norte', 'Dragão do Norte']);
    expect(found('torch').toSorted()).toEqual(['A Torch', 'Torches']);
    expect(found('torches')).toEqual(['Torches', 'A Torch']);
    expect(found('animal')).toEqual(['Animais']);
    expect(found('item de ferro')).toEqual(['Itens de ferro']);
  });

  it('R003 finds compounds joined, split and in camel case', async () => {
    await put('Sky-Block', 'SkyBlock', 'Sky Block', 'Reforged', 'Re-Forged');
    expect(found('sky-block').toSorted()).toEqual(['Sky Block', 'Sky-Block', 'SkyBlock']);
    expect(found('sky block').toSorted()).toEqual(['Sky Block', 'Sky-Block', 'SkyBlock']);
    expect(found('skyblock').slice(0, 2).toSorted()).toEqual(['Sky-Block', 'SkyBlock']);
    expect(found('re-forged').toSorted()).toEqual(['Re-Forged', 'Reforged']);
    expect(found('reforged').toSorted()).toEqual(['Re-Forged', 'Reforged']);
  });

  it('R003 takes a version as one word, which its beginning finds, too', async () => {
    await index.put([
      sampleMod('new', { compat: ['fabric@1.21.4'], minecraft_version: '1.21.4', version: '9.9.9' }),
      sampleMod('old', { compat: ['fabric@1.12.2'], minecraft_version: '1.12.2', version: '9.9.9' }),
    ]);
    expect(found('1.21.4')).toEqual(['new']);
    expect(found('1.21')).toEqual(['new']);
    expect(found('1.21 fabric')).toEqual(['new']);
    expect(found('21.4')).toEqual([]);
    expect(found('1.21.5')).toEqual([]);
  });
});

describe('what was probably meant', () => {
  beforeEach(() => put('Fornalha Antiga', 'Dragão de Fogo', 'Iron Chest', 'Ironchests', 'Céu Aberto', '1.21 Lights'));

  it.each([
    ['fornlha', 'Fornalha Antiga', 'Fornalha'],
    ['fornahla antiga', 'Fornalha Antiga', 'Fornalha antiga'],
    ['fornalla', 'Fornalha Antiga', 'Fornalha'],
    ['fonrala', 'Fornalha Antiga', 'Fornalha'],
    ['xornalha', 'Fornalha Antiga', 'Fornalha'],
    ['dargao', 'Dragão de Fogo', 'Dragão'],
    ['dragon de fogo', 'Dragão de Fogo', 'Dragão de fogo'],
    ['ceu abreto', 'Céu Aberto', 'ceu Aberto'],
    ['fornalhaantiga', 'Fornalha Antiga', 'Fornalha Antiga'],
    ['forna lha', 'Fornalha Antiga', 'Fornalha'],
    ['l1ghts', '1.21 Lights', 'Lights'],
  ])('R003 %s finds %s', (q, title, meant) => {
    expect(found(q)[0]).toBe(title);
    expect(ask(q).did_you_mean).toBe(meant);
  });

  it.each(['fornalha', 'forn', 'drag', '1.22', '方块', 'qqqqqqqq'])('R003 has nothing to say about %s', (q) => {
    expect(ask(q).did_you_mean).toBeUndefined();
  });

  it('R003 takes words for a correction from the best hit alone, never from mods that are gone', async () => {
    await index.put([
      sampleMod('gone', { title: 'Zarkonium' }),
      sampleMod('there', { title: 'Casa', description: 'Feita de zarkonumba' }),
    ]);
    index.remove(['gone']);
    expect(found('zarkonum')).toEqual(['there']);
    expect(ask('zarkonum').did_you_mean).toBeUndefined();
    expect(ask('zarkonumbo').did_you_mean).toBe('zarkonumba');
  });

  it('R003 looks for nothing else where a title is asked for as a whole', () => {
    expect(found('iron chest')).toEqual(['Iron Chest']);
  });

  it('R003 puts what was mistyped behind what was not, and widens by the text alone', async () => {
    await index.put([
      sampleMod('typed', { title: 'Outro', description: 'fornalhx', content_type: 'addon' }),
      sampleMod('meant', { title: 'Fornalha', content_type: 'mod' }),
    ]);
    expect(found('fornalhx')[0]).toBe('typed');
    expect(found('fornalhx')).toContain('meant');
    expect(found('fornalhx', { content_type: 'mod' })).toEqual(expect.arrayContaining(['meant', 'Fornalha Antiga']));
    const { total, facets } = ask('fornalhx', { facets: true });
    expect(facets?.content_type).toEqual({ addon: 1, mod: total - 1 });
  });

  it('R003 leaves well-found words alone', async () => {
    await index.put(['a', 'b', 'c'].map((id) => sampleMod(id, { title: `Fornalho ${id}` })));
    expect(found('fornalho').toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('long texts', () => {
  it('R003 ask for a word once, however often it stands in them', async () => {
    await put('Torre Alta', 'Torre', 'Torrente Alta');
    expect(found('torre alta torre alta torre')).toEqual(['Torre Alta']);
    expect(found('torre torre').toSorted()).toEqual(['Torre', 'Torre Alta']);
  });

  it('R003 are answered by the words that they begin with', async () => {
    const words = Array.from({ length: 40 }, (_, i) => `p${i}`);
    await index.put([sampleMod('all', { title: 'Tudo', description: words.join(' ') }), sampleMod('none')]);
    expect(found(words.join(' '))).toEqual(['all']);
    expect(found(`${words.slice(0, 31).join(' ')} nada`)).toEqual([]);
  });
});
