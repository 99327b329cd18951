import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { archiveFields } from '@bigorna/domain/entities/release';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

type Sources = Readonly<Record<string, string | null>>;
const read = (sources: Sources) =>
  readManifests({ manifests: new Map(Object.entries(sources)), hasJava: true }, INITIAL_GAME_VERSIONS);
const readFields = (sources: Sources): ArchiveFields => archiveFields.parse(read(sources).fields);
const readLoaders = (sources: Sources): string[] => readFields(sources).loaders;

const toml = (modId: string, ...needs: string[]): string => `[[mods]]\nmodId = "${modId}"\n${needs.join('\n')}`;
const need = (owner: string, modId: string, lines = ''): string =>
  `[[dependencies.${owner}]]\nmodId = "${modId}"\n${lines}`;
const range = (versions: string): string => `versionRange = "${versions}"`;
const fabric = (fields: object): string => JSON.stringify({ schemaVersion: 1, id: 'prova', version: '1.0', ...fields });
const quilt = (quilt_loader: object): string => JSON.stringify({ quilt_loader: { id: 'prova', ...quilt_loader } });

describe('a manifest without an id', () => {
  const unfilled = ['', ' ', '$' + '{id}', '@MODID@', '%MODID%', '{{ mod_id }}', 'unspecified', 'null'];
  const manifests: readonly [string, (id: string) => string][] = [
    ['fabric.mod.json', (id) => fabric({ id })],
    ['quilt.mod.json', (id) => quilt({ id })],
    ['META-INF/neoforge.mods.toml', (id) => toml(id)],
    ['META-INF/mods.toml', (id) => toml(id)],
    ['mcmod.info', (modid) => JSON.stringify([{ modid, name: 'Prova' }])],
    ['litemod.json', (name) => JSON.stringify({ name })],
  ];

  it.each(manifests)('gives %s no loader, and is reported (R133)', (path, build) => {
    const [other = '', source = ''] = path === 'fabric.mod.json' ? ['mcmod.info', '[{"modid":"prova"}]'] : [];
    const good = other === '' ? { 'fabric.mod.json': fabric({}) } : { [other]: source };
    const report = { code: 'manifest_without_id', values: { manifest: path } };
    for (const id of unfilled) {
      expect(readLoaders({ ...good, [path]: build(id) }), id).toEqual(readLoaders(good));
      const { contentType, fields, findings } = read({ [path]: build(id) });
      expect({ contentType, manifest: fields.manifest, loaders: fields.loaders, findings }, id).toEqual({
        contentType: 'mod',
        manifest: null,
        loaders: [],
        findings: [report],
      });
    }
    expect(read({ [path]: build('prova') })).toMatchObject({ fields: { mod_id: 'prova' }, findings: [] });
  });

  it.each(['todo', 'none', 'unknown'])('is none with the id %j, which loaders load (R133)', (id) => {
    const { fields, findings } = read({ 'fabric.mod.json': fabric({ id, depends: { tbd: '*' } }) });
    expect(fields).toMatchObject({ mod_id: id, dependencies: [{ mod_id: 'tbd' }] });
    expect(findings).toEqual([]);
  });

  it('gives no loader when the file lists no mods (R133)', () => {
    for (const [path, source] of [
      ['META-INF/mods.toml', 'modLoader = "javafml"'],
      ['mcmod.info', '[]'],
    ] as const)
      expect(readLoaders({ 'quilt.mod.json': quilt({}), [path]: source })).toEqual(['quilt']);
  });
});

describe('a manifest with the id of a template', () => {
  const example = JSON.stringify([{ modid: 'examplemod', name: 'Example Mod', mcversion: '1.12.2' }]);

  it('counts for nothing beside a manifest with an id of its own (R133)', () => {
    const { fields, findings } = read({
      'META-INF/neoforge.mods.toml': toml('prova', need('prova', 'minecraft', range('[1.21.1]'))),
      'mcmod.info': example,
    });
    expect(fields).toMatchObject({ mod_id: 'prova', loaders: ['neoforge'], game_versions: ['1.21.1'] });
    expect(findings).toEqual([]);
    const filled = example.replace('examplemod', 'prova');
    expect(readLoaders({ 'META-INF/neoforge.mods.toml': toml('prova'), 'mcmod.info': filled })).toEqual([
      'neoforge',
      'forge',
    ]);
  });

  it('counts alone, because the loader loads it under this id (R133)', () => {
    expect(readFields({ 'mcmod.info': example })).toMatchObject({ mod_id: 'examplemod', loaders: ['forge'], name: '' });
  });
});

describe('loaders of a mods.toml', () => {
  it.each([
    [['neoforge'], ['neoforge']],
    [['NeoForge'], ['neoforge']],
    [['forge'], ['forge']],
    [
      ['neoforge', 'forge'],
      ['forge', 'neoforge'],
    ],
    [[], ['forge']],
    [['nucleo'], ['forge']],
  ])('are those that its mods need: %j gives %j (R133)', (ids, loaders) => {
    expect(readLoaders({ 'META-INF/mods.toml': toml('prova', ...ids.map((id) => need('prova', id))) })).toEqual(
      loaders,
    );
  });

  it('do not contain a loader that a mod is incompatible with (R133)', () => {
    const manifest = toml('prova', need('prova', 'neoforge', 'type = "incompatible"'));
    expect(readLoaders({ 'META-INF/mods.toml': manifest })).toEqual(['forge']);
  });

  it('are NeoForge alone in neoforge.mods.toml, which Forge does not read (R133)', () => {
    const manifest = toml('prova', need('prova', 'forge', 'type = "optional"'));
    expect(readLoaders({ 'META-INF/neoforge.mods.toml': manifest })).toEqual(['neoforge']);
  });
});

describe('several mods in one jar', () => {
  it.each([
    ['META-INF/mods.toml', 'forge'],
    ['META-INF/neoforge.mods.toml', 'neoforge'],
  ])('%s: game versions and needs of all, texts of the first (R133)', (path, loader) => {
    const manifest = `
      [[mods]]
      modId = "prova"
      version = "1.0"
      displayName = "Prova"
      description = "Uma prova."
      [[mods]]
      modId = "provaextra"
      version = "2.0"
      displayName = "Prova Extra"
      ${need('prova', 'nucleo', 'mandatory = false')}
      ${need('provaextra', 'Prova')}
      ${need('provaextra', 'minecraft', range('[1.20.1]'))}
      ${need('provaextra', 'nucleo', range('[1,)'))}
      ${need('provaextra', 'mapa', 'mandatory = false')}
      ${need('outro', 'alheio')}`;
    expect(readFields({ [path]: manifest })).toMatchObject({
      mod_id: 'prova',
      name: 'Prova',
      version: '1.0',
      description: 'Uma prova.',
      loaders: [loader],
      game_versions: ['1.20.1'],
      dependencies: [
        { mod_id: 'nucleo', kind: 'required', range: '[1,)' },
        { mod_id: 'mapa', kind: 'optional', range: '' },
      ],
    });
  });

  it('mcmod.info: game versions and needs of all, without the ids of the jar (R133)', () => {
    const manifest = JSON.stringify([
      { modid: 'prova', name: 'Prova', version: '1.0', requiredMods: ['nucleo'] },
      { modid: 'provaextra', mcversion: '1.12.2', requiredMods: ['prova@[1.0]', 'mapa'], dependencies: ['nucleo'] },
    ]);
    expect(readFields({ 'mcmod.info': manifest })).toMatchObject({
      name: 'Prova',
      version: '1.0',
      game_versions: ['1.12.2'],
      dependencies: [{ mod_id: 'nucleo' }, { mod_id: 'mapa' }],
    });
  });

  it.each([
    ['[1.20,1.21)', '[1.20.4,)', ['1.20.6', '1.20.4']],
    ['[1.20.1]', '[1.21.1]', []],
    ['[1.20.1]', '', ['1.20.1']],
    ['[99.1,99.2)', '[1.20.1,)', []],
    ['[1.20.1]', '*', ['1.20.1']],
  ])('fit the game versions that fit every mod: %j and %j (R133)', (one, other, versions) => {
    const manifest = `[[mods]]\nmodId = "a"\n${toml(
      'b',
      need('a', 'minecraft', range(one)),
      need('b', 'minecraft', range(other)),
      need('b', 'minecraft', `${range('[1.20.6]')}\ntype = "incompatible"`),
    )}`;
    expect(readFields({ 'META-INF/mods.toml': manifest }).game_versions).toEqual(versions);
  });

  it('mcmod.info: game versions of the first mod when the mods have none in common (R133)', () => {
    const mods = [
      { modid: 'a', mcversion: '1.12.2' },
      { modid: 'b', mcversion: '1.12' },
    ];
    expect(readFields({ 'mcmod.info': JSON.stringify(mods) }).game_versions).toEqual(['1.12.2']);
  });

  it('mcmod.info: mods of the load order are optional, unless a prefix requires them (R133)', () => {
    const dependencies = ['required-after:nucleo@[1,)', 'after:mapa', 'before:*', '*', 'luz'];
    const manifest = JSON.stringify([{ modid: 'prova', requiredMods: ['base'], dependencies }]);
    expect(readFields({ 'mcmod.info': manifest }).dependencies).toEqual([
      { mod_id: 'base', kind: 'required', range: '' },
      { mod_id: 'nucleo', kind: 'required', range: '[1,)' },
      { mod_id: 'mapa', kind: 'optional', range: '' },
      { mod_id: 'luz', kind: 'optional', range: '' },
    ]);
  });

  it('skip a mod without an id before a good one (R133)', () => {
    expect(readFields({ 'mcmod.info': '[{"modid":""},{"modid":"b"}]' }).mod_id).toBe('b');
    expect(readFields({ 'META-INF/mods.toml': `${toml('')}\n${toml('b')}` }).mod_id).toBe('b');
  });

  it('take little time, however many mods a jar bundles (R133)', () => {
    const named = Array.from({ length: 16 }, (_, i) => `1.${100 + i}`).join(',');
    const mods = Array.from({ length: 20 }, (_, i) => ({
      modid: `m${i}`,
      mcversion: `1.${i},${named}${',>9'.repeat(30)}`,
    }));
    const source = JSON.stringify(mods);
    const bundled = Array.from({ length: 200 }, (_, i) => [`META-INF/jars/a${i}.jar/mcmod.info`, source] as const);
    const main = JSON.stringify([{ modid: 'a', requiredMods: ['m19', 'nucleo'] }, ...mods.slice(0, 18)]);
    const contents = { manifests: new Map([['mcmod.info', main]]), bundledManifests: new Map(bundled), hasJava: true };
    const { fields } = readManifests(contents, INITIAL_GAME_VERSIONS);
    expect(fields.dependencies).toMatchObject([{ mod_id: 'nucleo' }]);
  }, 2000);

  it.each<[string, string]>([
    ['META-INF/mods.toml', '[[mods]]\nmodId = "a"\n'.repeat(5000) + '[[dependencies.a]]\nmodId = "b"\n'.repeat(3500)],
    [
      'META-INF/mods.toml',
      toml('a', ...Array.from({ length: 4500 }, (_, i) => need('a', 'minecraft', range(`1.${i}`)))),
    ],
    ['mcmod.info', JSON.stringify(Array.from({ length: 8000 }, (_, i) => ({ modid: 'a', mcversion: `1.${i}` })))],
  ])(
    'take little time, however many %s lists (R133)',
    (path, manifest) => {
      expect(manifest.length).toBeGreaterThan(200_000);
      expect(readFields({ [path]: manifest }).mod_id).toBe('a');
    },
    2000,
  );

  it('Fabric: an id that the mod provides is no need (R133)', () => {
    const manifest = fabric({ provides: ['prova-api', 7], depends: { 'prova-api': '*', nucleo: '*' } });
    expect(readFields({ 'fabric.mod.json': manifest }).dependencies).toMatchObject([{ mod_id: 'nucleo' }]);
  });

  it('Quilt: an id that the mod provides is no need (R133)', () => {
    const manifest = quilt({
      provides: ['org.exemplo:prova-api', { id: 'prova-base', version: '1' }, 7],
      depends: ['prova-api', 'org.exemplo:prova-base', 'nucleo'],
    });
    expect(readFields({ 'quilt.mod.json': manifest }).dependencies).toMatchObject([{ mod_id: 'nucleo' }]);
  });
});

describe('license of a manifest', () => {
  const licenses: readonly [unknown, string][] = [
    ['MIT', 'MIT'],
    [['MIT', 'CC0-1.0'], 'MIT, CC0-1.0'],
    [{ id: 'MIT', name: 'MIT License' }, 'MIT'],
    [[{ id: 'MIT', name: 'MIT License', url: 'https://a.example' }], 'MIT'],
    [['MIT', { id: 'CC0-1.0' }, 7, 'unknown'], 'MIT, CC0-1.0'],
    [[{ name: 'Licença da casa' }], 'Licença da casa'],
    [[], ''],
    [7, ''],
    [undefined, ''],
  ];
  it.each(licenses)('Fabric, Quilt: reads %j as %j (R133)', (license, expected) => {
    expect(readFields({ 'fabric.mod.json': fabric({ license }) }).license).toBe(expected);
    expect(readFields({ 'quilt.mod.json': quilt({ metadata: { license } }) }).license).toBe(expected);
  });
});
