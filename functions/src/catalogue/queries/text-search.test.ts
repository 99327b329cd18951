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

  it('prefers the likeliest singular of an ambiguous plural (R003)', async () => {
    await put('Um Poço', 'Uma Poção', 'Duas Luzes');
    expect(findIds('poções')).toEqual(['Uma Poção', 'Um Poço']);
  });

  it('finds words by one letter only in titles (R003)', async () => {
    await index.put([
      createSampleMod('title', { title: 'Grande Xilofone' }),
      createSampleMod('text', { title: 'Grande', description: 'xilofone', author: 'Xavier', tags: ['xis'] }),
      createSampleMod('word', { title: 'Outro', description: 'motor x' }),
    ]);
    expect(findIds('x').toSorted()).toEqual(['title', 'word']);
    expect(findIds('grande x')).toEqual(['title']);
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

  it('takes only the nearest corrections (R003)', async () => {
    await put('Starcaller', 'Stardale', 'Starlight', 'Abelha', 'Abelhas', 'Abelharuco');
    expect(findIds('starcaler')).toEqual(['Starcaller']);
    expect(findIds('abelas').toSorted()).toEqual(['Abelha', 'Abelhas']);
  });

  it('keeps the characters between words (R003)', async () => {
    await put("L'Atelier du Potier", 'Re-Forged Armory', 'Vapor & Válvula', '铁匠铺 Ferraria');
    expect(search("L'Atelier du Ptier").did_you_mean).toBe("L'Atelier du Potier");
    expect(search('Re-Forged Amory').did_you_mean).toBe('Re-Forged Armory');
    expect(search('Vpor & Válvula').did_you_mean).toBe('Vapor & Válvula');
    expect(search('铁匠铺 Ferraia').did_you_mean).toBe('铁匠铺 Ferraria');
  });

  it('suggests words as people write them (R003)', async () => {
    await put('Leões');
    await index.put([createSampleMod('train', { title: 'Train', language: 'en-US' })]);
    expect(search('combio').did_you_mean).toBe('comboio');
    expect(search('leoo').did_you_mean).toBe('Leões');
  });

  it('joins all words if nothing is found otherwise (R003)', async () => {
    await put('Skyblocklands');
    expect(findIds('sky block lands')).toEqual(['Skyblocklands']);
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

  it('rank before texts that contain them (R003)', async () => {
    await index.put([createSampleMod('text', { title: 'Seis', short_description: 'magia', slug: 's6' })]);
    expect(findIds('magia')).toEqual(['magic', 'text']);
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

describe('things', () => {
  beforeEach(() =>
    index.put([
      createSampleMod('pt', { title: 'Fornalha', language: 'pt-BR', slug: 's1' }),
      createSampleMod('en', { title: 'Small', tags: ['furniture'], language: 'en-US', slug: 's2' }),
      createSampleMod('zh', { title: '火车', language: 'zh-CN', slug: 's3' }),
      createSampleMod('short', { title: 'Cinco', short_description: 'Para abelhas', language: 'pt-PT', slug: 's4' }),
      createSampleMod('four', { title: 'Four of us', language: 'en-US', slug: 's5' }),
      createSampleMod('food', { title: 'Seis', categories: ['food'], language: 'pt-BR', slug: 's6' }),
      createSampleMod('phrase', { title: 'Leather backpack', language: 'en-US', slug: 's7' }),
      createSampleMod('season', { title: 'As Estações do Ano', language: 'pt-BR', slug: 's8' }),
      createSampleMod('inside', { title: '我的机器人朋友', language: 'zh-CN', slug: 's9' }),
      createSampleMod('article', { title: 'The Forest', language: 'fr-FR', slug: 's10' }),
    ]),
  );

  it.each([
    ['furnace', ['pt']],
    ['hornos', ['pt']],
    ['móveis', ['en']],
    ['meubles', ['en']],
    ['家具', ['en']],
    ['trenes', ['zh']],
    ['comboio', ['zh']],
    ['bee', ['short']],
    ['cooking', ['food']],
    ['oven', []],
    ["d'abeille", ['short']],
    ['sac à dos', ['phrase']],
    ['estaciones del año', ['season']],
    ['robot', ['inside']],
    ['machine', []],
    ['tea', []],
  ])('are found by their names in every language, if the author’s language names them: %s (R003)', (q, ids) => {
    expect(findIds(q)).toEqual(ids);
  });

  it('rank after the typed word in a title or tag (R003)', async () => {
    await index.put([
      createSampleMod('typed', { title: 'Train', language: 'en-US' }),
      createSampleMod('described', { title: 'Sete', description: 'train' }),
    ]);
    expect(findIds('train')).toEqual(['typed', 'zh', 'described']);
  });
});

describe('words that say little', () => {
  beforeEach(() =>
    index.put([
      createSampleMod('food', { title: 'Um', categories: ['food'] }),
      createSampleMod('house', { title: 'Casa de Farinha', slug: 'h1' }),
      createSampleMod('mill', { title: 'Casa Farinha Nova', slug: 'h2' }),
      createSampleMod('addon', { title: 'Dois', content_type: 'addon', categories: ['food'] }),
      createSampleMod('mods', { title: 'Mods', slug: 'h3' }),
    ]),
  );

  it.each([
    ['mods de comida', ['addon', 'food']],
    ['best food mod', ['addon', 'food']],
    ['食物模组', ['addon', 'food']],
    ['addon de comida', ['addon']],
    ['casa farinha', ['house', 'mill']],
    ['mods', ['mods']],
    ['mods minecraft', ['mods']],
    ["l'addon", ['addon']],
  ])('are optional beside other words: %s (R003)', (q, ids) => {
    expect(findIds(q).toSorted()).toEqual(ids);
  });

  it('raise the mods that contain them (R003)', () => {
    expect(findIds('casa de farinha')).toEqual(['house', 'mill']);
    expect(findIds('farinha de casa')).toEqual(['house', 'mill']);
  });
});

describe('an author', () => {
  beforeEach(() =>
    index.put([
      createSampleMod('own', { title: 'Forno', author: 'Pão de Queijo' }),
      createSampleMod('joined', { title: 'Mesa', author: 'anaferro', slug: 's1' }),
      createSampleMod('title', { title: 'Pão de Queijo Novo', author: 'Bia' }),
      createSampleMod('text', { title: 'Quatro', short_description: 'pão de queijo', description: 'ana, ferro' }),
    ]),
  );

  it('is found by the whole name, after titles and before texts (R003)', () => {
    expect(findIds('pao de queijo')).toEqual(['title', 'own', 'text']);
  });

  it('is found by a name with spaces that the author writes without (R003)', () => {
    expect(findIds('ana ferro')).toEqual(['joined', 'text']);
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
