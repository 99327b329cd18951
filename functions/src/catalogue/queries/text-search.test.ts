import { type ModsQuery, modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { createSampleMod } from '../sample-mods.ts';

let samples: SampleIndexes;
let index: CatalogueIndex;
beforeEach(() => {
  samples = new SampleIndexes();
  index = samples.create();
});
afterEach(() => samples.clear());

const search = (q: string, query: Partial<ModsQuery> = {}) => index.list({ ...modsQuery.parse({}), q, ...query });
const findIds = (q: string, query: Partial<ModsQuery> = {}) => search(q, query).cards.map(({ id }) => id);
/** Adds mods with these titles, which are also their ids. The slugs contain no words. */
const put = (...titles: readonly string[]) =>
  index.put(titles.map((title, i) => createSampleMod(title, { title, slug: `s${i}` })));

describe('text search', () => {
  it('ranks exact titles first, then reordered words, longer titles and prefixes (R003)', async () => {
    await put('Portal', 'Blue Sky', 'Sky Blue', 'Sky Blue Ocean', 'Sky Bluebells Ocean');
    await index.putCounts([
      { mods: { 'Sky Bluebells Ocean': modCounts.parse({ downloads: 900 }) }, updated_at: new Date() },
    ]);
    expect(findIds('sky blue')).toEqual(['Sky Blue', 'Blue Sky', 'Sky Blue Ocean', 'Sky Bluebells Ocean']);
  });

  it('breaks ties by downloads and pages without gaps (R003)', async () => {
    const titles = Array.from({ length: 1500 }, (_, i) => `Torre ${i}x`);
    await put(...titles);
    const downloads = (title: string) => Number.parseInt(title.slice(6), 10) % 700;
    await index.putCounts([
      {
        mods: Object.fromEntries(titles.map((title) => [title, modCounts.parse({ downloads: downloads(title) })])),
        updated_at: new Date(),
      },
    ]);
    const pages = Array.from({ length: 15 }, (_, i) => search('torre', { page: i + 1, limit: 100 }));
    const cards = pages.flatMap((page) => page.cards);
    expect(pages.map(({ total }) => total)).toEqual(Array(15).fill(1500));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1500);
    expect(cards.map((card) => card.downloads)).toEqual(titles.map(downloads).sort((a, b) => b - a));
    expect(findIds('torre', { page: 16, limit: 100 })).toEqual([]);
  });

  it('finds plurals by singulars and vice versa, after exact matches (R003)', async () => {
    await put('Dragões do Norte', 'Dragão do Norte', 'Torches', 'A Torch', 'Animais', 'Itens de ferro');
    expect(findIds('dragao norte')).toEqual(['Dragão do Norte', 'Dragões do Norte']);
    expect(findIds('dragoes norte')).toEqual(['Dragões do Norte', 'Dragão do Norte']);
    expect(findIds('torch').toSorted()).toEqual(['A Torch', 'Torches']);
    expect(findIds('torches')).toEqual(['Torches', 'A Torch']);
    expect(findIds('animal')).toEqual(['Animais']);
    expect(findIds('item de ferro')).toEqual(['Itens de ferro']);
  });

  it('finds Spanish and French plurals by singulars and vice versa (R003)', async () => {
    await put('Canción Perdida', 'Château Fort', 'Animaux', 'Lieux Saints');
    expect(findIds('canciones')).toEqual(['Canción Perdida']);
    expect(findIds('châteaux')).toEqual(['Château Fort']);
    expect(findIds('animal')).toEqual(['Animaux']);
    expect(findIds('lieu')).toEqual(['Lieux Saints']);
    expect(findIds('lieu saint')).toEqual(['Lieux Saints']);
  });

  it('finds a compound whether joined, split or in camel case (R003)', async () => {
    await put('Sky-Block', 'SkyBlock', 'Sky Block', 'Reforged', 'Re-Forged');
    expect(findIds('sky-block').toSorted()).toEqual(['Sky Block', 'Sky-Block', 'SkyBlock']);
    expect(findIds('sky block').toSorted()).toEqual(['Sky Block', 'Sky-Block', 'SkyBlock']);
    expect(findIds('skyblock').slice(0, 2).toSorted()).toEqual(['Sky-Block', 'SkyBlock']);
    expect(findIds('re-forged').toSorted()).toEqual(['Re-Forged', 'Reforged']);
    expect(findIds('reforged').toSorted()).toEqual(['Re-Forged', 'Reforged']);
  });

  it('treats a version as one word and finds it by a prefix (R003)', async () => {
    await index.put([
      createSampleMod('new', { compat: ['fabric@1.21.4'], minecraft_version: '1.21.4', version: '9.9.9' }),
      createSampleMod('old', { compat: ['fabric@1.12.2'], minecraft_version: '1.12.2', version: '9.9.9' }),
    ]);
    expect(findIds('1.21.4')).toEqual(['new']);
    expect(findIds('1.21')).toEqual(['new']);
    expect(findIds('1.21 fabric')).toEqual(['new']);
    expect(findIds('21.4')).toEqual([]);
    expect(findIds('1.21.5')).toEqual([]);
  });
});

describe('correction', () => {
  beforeEach(() => put('Fornalha Antiga', 'Dragão de Fogo', 'Iron Chest', 'Ironchests', 'Céu Aberto', '1.21 Lights'));

  it.each([
    ['fornlha', 'Fornalha Antiga', 'Fornalha'],
    ['fornahla antiga', 'Fornalha Antiga', 'Fornalha antiga'],
    ['fornalla', 'Fornalha Antiga', 'Fornalha'],
    ['xornalha', 'Fornalha Antiga', 'Fornalha'],
    ['dargao', 'Dragão de Fogo', 'Dragão'],
    ['ceu abreto', 'Céu Aberto', 'ceu Aberto'],
    ['fornalhaantiga', 'Fornalha Antiga', 'Fornalha Antiga'],
    ['forna lha', 'Fornalha Antiga', 'Fornalha'],
    ['l1ghts', '1.21 Lights', 'Lights'],
    ['fogp', 'Dragão de Fogo', 'Fogo'],
    ['fonralia', 'Fornalha Antiga', 'Fornalha'],
  ])('corrects %s to find %s (R003)', (q, title, meant) => {
    expect(findIds(q)[0]).toBe(title);
    expect(search(q).did_you_mean).toBe(meant);
  });

  it.each(['fornalha', 'forn', 'drag', '1.22', '方块', 'qqqqqqqq'])('is absent for %s (R003)', (q) => {
    expect(search(q).did_you_mean).toBeUndefined();
  });

  it('never suggests a word of a removed mod (R003)', async () => {
    await index.put([
      createSampleMod('gone', { title: 'Zarkonium' }),
      createSampleMod('there', { title: 'Casa', description: 'Feita de zarkonumba' }),
    ]);
    index.remove(['gone']);
    expect(findIds('zarkonum')).toEqual(['there']);
    expect(search('zarkonum').did_you_mean).toBeUndefined();
    expect(search('zarkonumbo').did_you_mean).toBe('zarkonumba');
  });

  it('does not look for typos when the text is a whole title (R003)', () => {
    expect(findIds('iron chest')).toEqual(['Iron Chest']);
  });

  it('does not look for typos when the typed text finds a mod, regardless of filters (R003)', async () => {
    await index.put([
      createSampleMod('typed', { title: 'Outro', description: 'fornalhx', content_type: 'addon' }),
      createSampleMod('meant', { title: 'Fornalha', content_type: 'mod' }),
    ]);
    expect(findIds('fornalhx')).toEqual(['typed']);
    expect(search('fornalhx').did_you_mean).toBeUndefined();
    expect(findIds('fornalhx', { content_type: 'mod' })).toEqual([]);
    expect(search('fornalhx', { facets: true }).facets?.content_type).toEqual({ addon: 1 });
  });

  it.each([
    ['fgo', 'a word of three letters'],
    ['fonrala', 'two typos in seven letters'],
    ['xornalhyz', 'three typos'],
  ])('finds nothing for %s: %s (R003)', (q) => {
    expect(findIds(q)).toEqual([]);
    expect(search(q).did_you_mean).toBeUndefined();
  });

  it('keeps words that occur in a mod, unless the text then finds nothing (R003)', async () => {
    await put('Casa de Ferro', 'Cama de Ferro', 'Dragão', 'Palma');
    expect(findIds('casa fero')).toEqual(['Casa de Ferro']);
    expect(findIds('casa dragao')).toEqual([]);
    await put('Casa de Palha', 'Palma');
    expect(findIds('casa palma')).toEqual(['Casa de Palha']);
  });

  it('suggests only texts that find something (R003)', () => {
    for (const q of ['fornlha', 'fornahla antiga', 'dargao', 'ceu abreto', 'forna lha', 'fornalhaantiga']) {
      const { did_you_mean = '', total } = search(q);
      expect(search(did_you_mean).total, q).toBeGreaterThan(0);
      expect(search(did_you_mean).total, q).toBeLessThanOrEqual(total);
      expect(search(did_you_mean).did_you_mean, q).toBeUndefined();
    }
  });
});

describe('names', () => {
  beforeEach(() =>
    index.put([
      createSampleMod('tech', { title: 'Um', categories: ['technology', 'utility'], slug: 's1' }),
      createSampleMod('magic', { title: 'Dois', categories: ['magic'], compat: ['neoforge@1.21.4'], slug: 's2' }),
      createSampleMod('build', { title: 'Três', categories: ['building'], slug: 's3' }),
      createSampleMod('food', { title: 'Quatro', categories: ['food'], content_type: 'addon', slug: 's4' }),
      createSampleMod('company', { title: 'Parrot Company', slug: 's5' }),
    ]),
  );

  it.each([
    ['tecnologia', ['tech']],
    ['Tecnología', ['tech']],
    ['technologie', ['tech']],
    ['科技', ['tech']],
    ['tecno', ['tech']],
    ['utilidades', ['tech']],
    ['utilidade', ['tech']],
    ['magia', ['magic']],
    ['magie', ['magic']],
    ['魔法', ['magic']],
    ['construção', ['build']],
    ['construcciones', ['build']],
    ['comida', ['food']],
    ['nourriture', ['food']],
    ['neoforge magia', ['magic']],
    ['bedrock', ['food']],
    ['Bedrock Edition', ['food']],
    ['基岩版', ['food']],
  ])('find mods by category, loader and edition: %s (R003)', (q, ids) => {
    expect(findIds(q)).toEqual(ids);
    expect(search(q).did_you_mean).toBeUndefined();
  });

  it('are found and corrected when mistyped (R003)', () => {
    expect(findIds('constuçao')).toEqual(['build']);
    expect(search('constuçao').did_you_mean).toBe('Construção');
    expect(search('tecnoolgia').did_you_mean).toMatch(/^tecnolog[ií]a$/i);
  });

  it.each(['🔥', '%', '???', '—'])('find nothing for %s, which has no letter and no digit (R003)', (q) => {
    expect(search(q)).toMatchObject({ cards: [], total: 0 });
    expect(search(q).did_you_mean).toBeUndefined();
  });

  it.each(['', '  '])('do not limit the list if the text is empty: %j (R003)', (q) => {
    expect(search(q).total).toBe(5);
  });
});

describe('a tag', () => {
  beforeEach(() =>
    index.put([
      createSampleMod('both', { title: 'Forno', tags: ['ligas', 'fogão a lenha'] }),
      createSampleMod('accent', { title: 'Fogueira', tags: ['Ligás'] }),
      createSampleMod('word', { title: 'Ligas', description: 'ligas ligados', tags: ['ligas de ferro'] }),
    ]),
  );

  it.each([
    [['ligas'], ['accent', 'both']],
    [['LIGAS'], ['accent', 'both']],
    [['fogão a lenha'], ['both']],
    [
      ['ligas de ferro', 'fogao a lenha'],
      ['both', 'word'],
    ],
    [['liga'], []],
    [['lenha'], []],
  ])('finds exactly the mods that have one of the tags: %j (R003)', (tag, ids) => {
    expect(findIds('', { tag }).toSorted()).toEqual(ids);
    expect(search('', { tag }).total).toBe(ids.length);
  });

  it('combines with a text and other filters, and drops a mod that loses the tag (R003)', async () => {
    expect(findIds('fogueira', { tag: ['ligas'] })).toEqual(['accent']);
    expect(findIds('', { tag: ['ligas'], content_type: 'addon' })).toEqual([]);
    await index.put([createSampleMod('both', { title: 'Forno', tags: [] })]);
    expect(findIds('', { tag: ['ligas'] })).toEqual(['accent']);
  });
});

describe('long texts', () => {
  it('count a repeated word once (R003)', async () => {
    await put('Torre Alta', 'Torre', 'Torrente Alta');
    expect(findIds('torre alta torre alta torre')).toEqual(['Torre Alta']);
    expect(findIds('torre torre').toSorted()).toEqual(['Torre', 'Torre Alta']);
  });

  it('are searched only by their first words (R003)', async () => {
    const words = Array.from({ length: 40 }, (_, i) => `p${i}`);
    await index.put([createSampleMod('all', { title: 'Tudo', description: words.join(' ') }), createSampleMod('none')]);
    expect(findIds(words.join(' '))).toEqual(['all']);
    expect(findIds(`${words.slice(0, 31).join(' ')} nada`)).toEqual([]);
  });
});
