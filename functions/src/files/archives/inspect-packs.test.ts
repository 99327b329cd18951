import { describe, expect, it } from 'vitest';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { buildTestZip } from './testing/build-raw-zip.ts';
import { inspectBytes } from './testing/inspect-bytes.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const buildManifest = (header: object = {}): string =>
  JSON.stringify({
    format_version: 2,
    header: { name: 'Pacote', description: 'Uma prova', uuid: 'u', version: [1, 0, 0], ...header },
    modules: [{ type: 'data', uuid: 'm', version: [1, 0, 0] }],
  });
const inspect = (files: Files, fileName = 'prova.mcaddon') => inspectBytes(buildTestZip(files), fileName);
const readFields = async (files: Files) => (await inspect(files)).fields;

describe('game versions of an add-on', () => {
  const readVersions = async (...engines: readonly unknown[]) => {
    const packs = engines.map((min_engine_version, i) => [
      `P${i}/manifest.json`,
      buildManifest(min_engine_version === undefined ? {} : { min_engine_version }),
    ]);
    return (await readFields(Object.fromEntries(packs))).game_versions;
  };

  it('are those that load all packs (R133)', async () => {
    const versions = await readVersions([1, 21, 40], [1, 20, 60]);
    expect(versions).toContain('1.21.40');
    expect(versions).not.toContain('1.20.60');
    expect(versions).toEqual(await readVersions([1, 21, 40]));
    expect(await readVersions('1.20.60', [1, 21, 40])).toEqual(versions);
  });

  it('ignore packs that name no engine or an odd one (R133)', async () => {
    const versions = await readVersions([1, 21, 40]);
    expect(await readVersions([1, 21, 40], undefined, 'latest', { a: 1 }, [9, 9, 9, 9, 9], '')).toEqual(versions);
    expect(await readVersions(undefined)).toEqual([]);
  });

  it('are none when a pack needs a version that the portal does not know (R133)', async () => {
    expect(await readVersions([1, 20, 60], [99, 0, 0])).toEqual([]);
  });

  it('come from nested packs too, without the unreadable ones (R133)', async () => {
    const { verdict, fields, findings } = await inspect({
      'b.mcpack': buildTestZip({ 'manifest.json': buildManifest({ min_engine_version: [1, 21, 40] }) }),
      'a.mcpack': buildTestZip({ 'manifest.json': buildManifest({ min_engine_version: [1, 20, 60] }) }),
      'c.mcpack': buildTestZip({ 'manifest.json': '{' }),
    });
    expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({
      verdict: 'clear',
      codes: ['manifest_unreadable'],
    });
    expect(fields.loaders).toEqual(['bedrock']);
    expect(fields.game_versions).not.toContain('1.20.60');
    expect(fields.game_versions).toContain('1.21.40');
  });
});

describe('icon of an add-on', () => {
  const [manifest, icon] = [buildManifest(), new Uint8Array([1])];

  it('is that of the first pack with an icon, in a folder or a nested pack (R123)', async () => {
    const folders = { 'A/manifest.json': manifest, 'B/manifest.json': manifest, 'C/manifest.json': manifest };
    const icons = { 'C/pack_icon.png': icon, 'B/pack_icon.png': icon };
    expect((await inspect({ ...folders, ...icons })).icon).toBe('B/pack_icon.png');
    const nested = {
      'a.mcpack': buildTestZip({ 'manifest.json': manifest }),
      'b.mcpack': buildTestZip({ 'pack_icon.png': icon, 'manifest.json': manifest }),
    };
    expect((await inspect(nested)).icon).toBe('b.mcpack/pack_icon.png');
  });

  it('is not that of an unreadable pack or of another folder (R123)', async () => {
    const others = { 'B/manifest.json': '{', 'B/pack_icon.png': icon, 'A/ui/pack_icon.png': icon };
    expect((await inspect({ 'A/manifest.json': manifest, ...others })).icon).toBe('A/pack_icon.png');
  });
});

describe('names of Bedrock packs by key', () => {
  const keys = { name: 'pack.name', description: 'pack.description' };

  it('are read from the pack’s texts (R133)', async () => {
    const files = {
      'manifest.json': buildManifest(keys),
      'texts/en_US.lang': 'pack.name=Meu Pacote\npack.description=Boa coisa\n',
    };
    expect(await readFields(files)).toMatchObject({ name: 'Meu Pacote', description: 'Boa coisa' });
  });

  it('are read with any key, and in nested packs from the pack’s own texts (R133)', async () => {
    const own = { name: 'resourcePack.prova.name', description: 'prova' };
    const files = {
      'b.mcpack': buildTestZip({ 'texts/pt_BR.lang': 'resourcePack.prova.name=De outro' }),
      'a.mcpack': buildTestZip({
        'texts/en_US.lang': 'resourcePack.prova.name=Certo\nprova=Sim',
        'manifest.json': buildManifest(own),
      }),
    };
    expect(await readFields(files)).toMatchObject({ name: 'Certo', description: 'Sim' });
  });

  it.each([
    [['ja_JP', 'zh_CN', 'fr_FR', 'es_ES', 'en_US', 'pt_PT', 'pt_BR'], 'pt_BR'],
    [['ja_JP', 'zh_CN', 'fr_FR', 'es_ES', 'en_US', 'pt_PT'], 'pt_PT'],
    [['en_GB', 'es_MX', 'en_US', 'fr_FR'], 'en_US'],
    [['ja_JP', 'zh_TW', 'es_MX', 'en_GB'], 'en_GB'],
    [['ru_RU', 'ja_JP'], 'ja_JP'],
    [['fr_fr'], 'fr_fr'],
  ])('prefer the portal’s languages among %j: %s (R133)', async (codes, expected) => {
    const texts = codes.map((code) => [`P/texts/${code}.lang`, `pack.name=${code}`]);
    expect(await readFields({ 'P/manifest.json': buildManifest(keys), ...Object.fromEntries(texts) })).toMatchObject({
      name: expected,
      description: '',
    });
  });

  it('come from the next language when a text has no value for the key (R133)', async () => {
    const files = {
      'manifest.json': buildManifest(keys),
      'texts/pt_BR.lang': 'pack.name=\npack.description=Descrição\ntile.name=Bloco',
      'texts/en_US.lang': 'pack.name=Pack\npack.description=Description',
    };
    expect(await readFields(files)).toMatchObject({ name: 'Pack', description: 'Descrição' });
  });

  it('lose comments, formatting codes, byte order marks and line breaks (R133)', async () => {
    const lines = [
      '## pack.name=Comentário',
      '#pack.name=Outro',
      'sem sinal',
      '=nada',
      ' pack.name = §l§6Meu = Pacote#1§r§\t# pack.name=x',
      'pack.description=Linha 1\\nLinha 2\t\t## fim',
      'pack.name=Depois',
    ];
    const files = { 'manifest.json': buildManifest(keys), 'texts/pt_BR.lang': `\ufeff${lines.join('\r\n')}` };
    expect(await readFields(files)).toMatchObject({ name: 'Meu = Pacote#1', description: 'Linha 1\nLinha 2' });
  });

  it('are empty for a key without a text; plain names stay, without formatting codes (R133)', async () => {
    for (const name of ['behaviorPack.prova.name', 'prova.pack_name', 'prova.packname'])
      expect(await readFields({ 'manifest.json': buildManifest({ name }) })).toMatchObject({
        name: '',
        description: 'Uma prova',
      });
    const plain = { name: '§aBetter.Combat 1.2', description: '' };
    expect(await readFields({ 'manifest.json': buildManifest(plain), 'texts/en_US.lang': '=x\ny' })).toMatchObject({
      name: 'Better.Combat 1.2',
      description: '',
    });
  });

  it('never refuse an archive for an odd or long text (R133)', async () => {
    const long = `pack.name=Longe\n${`a=${'x'.repeat(98)}\n`.repeat(2000)}pack.description=Tarde`;
    const files = {
      'manifest.json': buildManifest(keys),
      'texts/pt_BR.lang': Buffer.from([0xff, 0xfe, 0x70, 0, 0x61, 0, 0xc3]),
      'texts/en_US.lang': '\t'.repeat(200_000) + '§'.repeat(10),
      'texts/en_GB.lang': long,
    };
    const { verdict, fields, findings } = await inspect(files, 'prova.mcpack');
    expect({ verdict, findings, name: fields.name, description: fields.description }).toEqual({
      verdict: 'clear',
      findings: [],
      name: 'Longe',
      description: '',
    });
  });

  it('are read from a limited number of texts (R133)', async () => {
    const texts = Array.from({ length: ARCHIVE_LIMITS.packTexts }, (_, i) => {
      const letters = String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
      return [`texts/x${letters}_XX.lang`, 'a=b'] as const;
    });
    const inspectAfter = (count: number) =>
      inspect({
        'manifest.json': buildManifest(keys),
        ...Object.fromEntries(texts.slice(0, count)),
        'texts/en_US.lang': 'pack.name=Nome',
      });
    const { packTexts } = ARCHIVE_LIMITS;
    expect(await inspectAfter(packTexts - 1)).toMatchObject({ verdict: 'clear', fields: { name: 'Nome' } });
    expect(await inspectAfter(packTexts)).toMatchObject({ verdict: 'clear', fields: { name: '' } });
  });
});
