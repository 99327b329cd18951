import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { archiveFields } from '@bigorna/domain/entities/release';
import { type GameVersions, INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

type Sources = Readonly<Record<string, string | null>>;
const KNOWN: GameVersions = {
  mod: ['1.21.4', '1.21.1', '1.20.6', '1.20.4', '1.20.1', '1.19.4', '1.19.2', '1.18.2', '1.16.5', '1.12.2'],
  addon: ['1.21.50', '1.21.40', '1.21.20'],
};
const read = (sources: Sources, hasJava = false, known = KNOWN) =>
  readManifests({ manifests: new Map(Object.entries(sources)), hasJava }, known);
const readFields = (sources: Sources): ArchiveFields => archiveFields.parse(read(sources).fields);
const createFabricManifest = (fields: object): string =>
  JSON.stringify({ schemaVersion: 1, id: 'prova', version: '1.0.0', ...fields });
const readFabricVersions = (minecraft: unknown): string[] =>
  readFields({ 'fabric.mod.json': createFabricManifest({ depends: { minecraft } }) }).game_versions;
const readMavenVersions = (range: string): string[] =>
  readFields({
    'META-INF/mods.toml': `[[mods]]\nmodId="prova"\n[[dependencies.prova]]\nmodId="minecraft"\nversionRange="${range}"`,
  }).game_versions;

describe('manifest fields', () => {
  it('Fabric: reads mod dependencies, people’s names and safe links (R133)', () => {
    const fields = readFields({
      'fabric.mod.json': createFabricManifest({
        name: 'Prova',
        description: 'Uma\nprova',
        authors: ['Ana', { name: 'Beto', contact: {} }, 7],
        license: ['MIT', 'CC0-1.0'],
        contact: { sources: 'https://a.example/b', issues: 'javascript:alert(1)', homepage: 'ftp://a.example' },
        depends: { fabricloader: '>=0.15', minecraft: '1.21.4', java: '>=21', nucleo: '*' },
        suggests: { mapa: ['>=2', '1.x'] },
        breaks: { velho: '<3' },
      }),
    });
    expect(fields).toEqual({
      manifest: 'fabric.mod.json',
      mod_id: 'prova',
      name: 'Prova',
      version: '1.0.0',
      description: 'Uma\nprova',
      license: 'MIT, CC0-1.0',
      authors: ['Ana', 'Beto'],
      loaders: ['fabric'],
      game_versions: ['1.21.4'],
      game_ranges: ['1.21.4'],
      side: null,
      dependencies: [
        { mod_id: 'nucleo', kind: 'required', range: '*' },
        { mod_id: 'mapa', kind: 'optional', range: '>=2 || 1.x' },
        { mod_id: 'velho', kind: 'incompatible', range: '<3' },
      ],
      links: { source: 'https://a.example/b', issues: null, site: null },
    });
  });

  it('Quilt: reads ids with a group and all forms of ranges (R133)', () => {
    const quilt_loader = {
      id: 'prova',
      version: '1.0.0',
      metadata: {
        name: 'Prova',
        contributors: { Ana: 'Owner' },
        license: { id: 'MIT' },
        contact: { issues: 'https://a.example/i' },
      },
      depends: [
        'quilt_loader',
        { id: 'minecraft', versions: { any: ['1.20.1', '1.20.4'] } },
        { id: 'org.exemplo:nucleo', versions: '>=1' },
        { id: 'mapa', optional: true },
        17,
      ],
      breaks: ['velho'],
    };
    expect(readFields({ 'quilt.mod.json': JSON.stringify({ quilt_loader }) })).toMatchObject({
      license: 'MIT',
      authors: ['Ana'],
      loaders: ['quilt'],
      game_versions: ['1.20.4', '1.20.1'],
      dependencies: [
        { mod_id: 'nucleo', kind: 'required', range: '>=1' },
        { mod_id: 'mapa', kind: 'optional' },
        { mod_id: 'velho', kind: 'incompatible' },
      ],
      links: { issues: 'https://a.example/i' },
    });
  });

  it('Forge, NeoForge: reads required, optional and incompatible mods (R133)', () => {
    const toml = (needs: string) => `
      license = "MIT"
      issueTrackerURL = "https://a.example/i"
      [[mods]]
      modId = "prova"
      version = "1.0.0"
      displayName = "Prova"
      authors = "Ana, Beto and Caio"
      description = '''
      Uma prova.
      '''
      ${needs}`;
    expect(
      readFields({
        'META-INF/mods.toml': toml(`
          [[dependencies.prova]]
          modId = "forge"
          mandatory = true
          versionRange = "[52,)"
          [[dependencies.prova]]
          modId = "mapa"
          mandatory = false
          versionRange = "[1,)"`),
      }),
    ).toMatchObject({
      authors: ['Ana', 'Beto', 'Caio'],
      description: 'Uma prova.',
      loaders: ['forge'],
      dependencies: [{ mod_id: 'mapa', kind: 'optional', range: '[1,)' }],
      links: { issues: 'https://a.example/i' },
    });
    expect(
      readFields({
        'META-INF/neoforge.mods.toml': toml(`
          [[dependencies.prova]]
          modId = "nucleo"
          type = "required"
          [[dependencies.prova]]
          modId = "velho"
          type = "incompatible"`),
      }).dependencies,
    ).toMatchObject([
      { mod_id: 'nucleo', kind: 'required' },
      { mod_id: 'velho', kind: 'incompatible' },
    ]);
  });

  it('mcmod.info: accepts line breaks in texts, comments and trailing commas (R133)', () => {
    const source = `\ufeff{ "modListVersion": 2, "modList": [{
      // o mod
      "modid": "prova", "name": "Prova", "version": "1.0",
      "description": "Uma
prova // não é comentário", "mcversion": "1.12.2",
      "authorList": ["Ana",], "requiredMods": ["Forge@[14,)", "nucleo@[1.0,)"], /* fim */
    },]}`;
    expect(readFields({ 'mcmod.info': source })).toMatchObject({
      name: 'Prova',
      description: 'Uma\nprova // não é comentário',
      authors: ['Ana'],
      loaders: ['forge'],
      game_versions: ['1.12.2'],
      dependencies: [{ mod_id: 'nucleo', kind: 'required', range: '[1.0,)' }],
    });
  });

  it('Bedrock: uses the first pack and ignores translation keys (R133)', () => {
    const pack = (name: string, version: unknown) => `{
      // feito à mão
      "format_version": 2,
      "header": { "name": "${name}", "uuid": "u", "version": ${JSON.stringify(version)}, "min_engine_version": [1, 21, 40] },
      "modules": [{ "type": "data" }],
    }`;
    const { contentType, fields } = read({
      'b.mcpack/manifest.json': pack('Outro', [1, 0, 0]),
      'a.mcpack/manifest.json': pack('pack.name', [2, 0, 1]),
    });
    expect(contentType).toBe('addon');
    expect(fields).toMatchObject({
      manifest: 'a.mcpack/manifest.json',
      name: '',
      version: '2.0.1',
      loaders: ['bedrock'],
      game_versions: ['1.21.50', '1.21.40'],
    });
    expect(readFields({ 'manifest.json': pack('Um', '1.0.0-beta') }).version).toBe('1.0.0-beta');
  });

  it('uses the first manifest, with the loaders and game versions of all manifests (R133)', () => {
    const { fields } = read({
      'fabric.mod.json': createFabricManifest({ name: 'Prova', depends: { minecraft: '1.21.1' } }),
      'META-INF/neoforge.mods.toml': `[[mods]]\nmodId="prova"\nversion="1"\n[[dependencies.prova]]\nmodId="minecraft"\nversionRange="[1.21.4]"`,
    });
    expect(fields).toMatchObject({
      name: 'Prova',
      loaders: ['fabric', 'neoforge'],
      game_versions: ['1.21.4', '1.21.1'],
    });
  });
});

describe('side of a release', () => {
  it.each([
    ['client', 'client'],
    ['server', 'server'],
    ['*', 'both'],
    ['Client', null],
    [undefined, null],
    [['client'], null],
  ])('Fabric: reads the environment %j as %s (R133)', (environment, side) => {
    expect(readFields({ 'fabric.mod.json': createFabricManifest({ environment }) }).side).toBe(side);
  });

  it.each([
    [{ environment: 'client' }, 'client'],
    [{ environment: 'dedicated_server' }, 'server'],
    [{ environment: '*' }, 'both'],
    [{}, null],
    ['client', null],
    [undefined, null],
  ])('Quilt: reads %j as %s (R133)', (minecraft, side) => {
    const source = JSON.stringify({ quilt_loader: { id: 'prova' }, minecraft });
    expect(readFields({ 'quilt.mod.json': source }).side).toBe(side);
  });

  const depends = (modId: string, side: string) => `
    [[dependencies.prova]]
    modId = "${modId}"
    side = "${side}"`;
  it.each([
    ['clientSideOnly = true', '', '', 'client'],
    ['clientSideOnly = true', 'displayTest = "MATCH_VERSION"', depends('minecraft', 'BOTH'), 'client'],
    ['clientSideOnly = false', '', '', null],
    ['', 'displayTest = "MATCH_VERSION"', '', 'both'],
    ['', 'displayTest = "IGNORE_SERVER_VERSION"', depends('minecraft', 'BOTH'), 'server'],
    ['', 'displayTest = "IGNORE_ALL_VERSION"', '', 'client'],
    ['', 'displayTest = "NONE"', '', null],
    ['', 'displayTest = "NONE"', depends('neoforge', 'CLIENT'), 'client'],
    ['', '', depends('minecraft', 'SERVER'), 'server'],
    ['', '', depends('minecraft', 'both') + depends('neoforge', 'BOTH'), 'both'],
    ['', '', depends('minecraft', 'CLIENT') + depends('neoforge', 'BOTH'), null],
    ['', '', depends('nucleo', 'CLIENT'), null],
    ['', '', depends('minecraft', 'toString'), null],
    ['', '', '', null],
  ])('Forge, NeoForge: reads %j, %j and dependencies %j as %s (R133)', (head, mod, dependencies, side) => {
    const source = `${head}\n[[mods]]\nmodId = "prova"\n${mod}\n${dependencies}`;
    for (const path of ['META-INF/mods.toml', 'META-INF/neoforge.mods.toml'])
      expect(readFields({ [path]: source }).side).toBe(side);
  });

  it('comes from the first manifest that declares a side (R133)', () => {
    const toml = `[[mods]]\nmodId = "prova"\ndisplayTest = "MATCH_VERSION"`;
    const readBoth = (environment?: string) =>
      readFields({ 'fabric.mod.json': createFabricManifest({ environment }), 'META-INF/mods.toml': toml }).side;
    expect(readBoth()).toBe('both');
    expect(readBoth('client')).toBe('client');
  });

  it('is unknown for LiteLoader, old Forge and Bedrock, which declare no side (R133)', () => {
    const pack = '{"header":{"uuid":"u","environment":"client"},"modules":[{"type":"data"}],"environment":"client"}';
    const sources = {
      'litemod.json': '{"name":"prova","environment":"client"}',
      'mcmod.info': '[{"modid":"prova","environment":"client","clientSideOnly":true}]',
      'manifest.json': pack,
    };
    for (const [path, source] of Object.entries(sources)) expect(readFields({ [path]: source }).side).toBeNull();
  });
});

describe('game versions of a range', () => {
  it.each([
    ['1.21.4', ['1.21.4']],
    ['=1.21.4', ['1.21.4']],
    ['1.21.9', ['1.21.9']],
    [
      ['1.20.1', '1.20.4'],
      ['1.20.4', '1.20.1'],
    ],
    ['>=1.21', ['1.21.4', '1.21.1']],
    ['>=1.20 <1.21', ['1.20.6', '1.20.4', '1.20.1']],
    ['>= 1.20 < 1.20.5', ['1.20.4', '1.20.1']],
    ['~1.20.4', ['1.20.6', '1.20.4']],
    ['^1.21', ['1.21.4', '1.21.1']],
    ['1.20.x', ['1.20.6', '1.20.4', '1.20.1']],
    ['1.20.*', ['1.20.6', '1.20.4', '1.20.1']],
    ['>=1.21-', ['1.21.4', '1.21.1']],
    ['>1.21.1-rc.1 <=1.21.4-rc.1', ['1.21.1']],
    ['1.20.1 || 1.19.2', ['1.20.1', '1.19.2']],
    ['*', []],
    ['23w13a', []],
    ['', []],
    [7, []],
    [{ a: 1 }, []],
    ['>=1.20'.repeat(100), []],
  ])('are read from the Fabric range %j (R133)', (range, versions) => {
    expect(readFabricVersions(range)).toEqual(versions);
  });

  it.each([
    ['[1.20,1.21)', ['1.20.6', '1.20.4', '1.20.1']],
    ['[1.21.1]', ['1.21.1']],
    ['[1.21,)', ['1.21.4', '1.21.1']],
    ['(,1.16.5]', ['1.16.5', '1.12.2']],
    ['(1.20.1,1.20.4]', ['1.20.4']],
    ['[1.12.2],[1.16.5]', ['1.16.5', '1.12.2']],
    ['1.20.1', ['1.20.1']],
    ['[a,b]', []],
    ['[', []],
    ['[1.20'.repeat(100), []],
  ])('are read from the Maven range %s (R133)', (range, versions) => {
    expect(readMavenVersions(range)).toEqual(versions);
  });
});

describe('game versions above 1.21.4 and 1.21.50', () => {
  const quilt = (versions: string) =>
    JSON.stringify({ quilt_loader: { id: 'prova', version: '1', depends: [{ id: 'minecraft', versions }] } });
  const toml = (range: string) =>
    `[[mods]]\nmodId="prova"\n[[dependencies.prova]]\nmodId="minecraft"\nversionRange="${range}"`;
  const pack = (engine: number[]) =>
    JSON.stringify({
      header: { name: 'Pacote', description: 'd', uuid: 'u', version: [1, 0, 0], min_engine_version: engine },
      modules: [{ type: 'data' }],
    });
  const minecraft = (range: string) => createFabricManifest({ depends: { minecraft: range } });

  it.each([
    ['fabric.mod.json', '>=1.21.9', minecraft('>=1.21.9'), ['26.1', '1.21.11', '1.21.10', '1.21.9']],
    ['fabric.mod.json', '>26 <26.2', minecraft('>26 <26.2'), ['26.1']],
    ['quilt.mod.json', '~1.21.10', quilt('~1.21.10'), ['1.21.11', '1.21.10']],
    ['META-INF/neoforge.mods.toml', '[26.1,26.2)', toml('[26.1,26.2)'), ['26.1']],
    ['META-INF/mods.toml', '[1.21.11,)', toml('[1.21.11,)'), ['26.1', '1.21.11']],
    ['manifest.json', '26.0.0', pack([26, 0, 0]), ['26.10', '26.0']],
    ['manifest.json', '1.21.120', pack([1, 21, 120]), ['26.10', '26.0', '1.21.130', '1.21.120']],
  ])('are read from %s with %s (R133, R261)', (path, _range, source, versions) => {
    expect(read({ [path]: source }, false, INITIAL_GAME_VERSIONS).fields.game_versions).toEqual(versions);
  });

  it('are none above the known ones, and the range itself stays (R133, R261)', () => {
    const { fields } = read({
      'fabric.mod.json': minecraft('>=27.1'),
      'META-INF/neoforge.mods.toml': toml('[27.1,)'),
    });
    expect(fields).toMatchObject({ game_versions: [], game_ranges: ['>=27.1', '[27.1,)'] });
    expect(read({ 'manifest.json': pack([27, 1, 0]) }).fields.game_ranges).toEqual(['>=27.1.0']);
  });

  it('are those that the portal knows: a range means more after staff add a version (R133, R261)', () => {
    const sources = { 'fabric.mod.json': minecraft('>=26.1'), 'quilt.mod.json': quilt('>=26.2') };
    const known = { ...INITIAL_GAME_VERSIONS, mod: ['26.2', ...INITIAL_GAME_VERSIONS.mod] };
    expect(read(sources, false, INITIAL_GAME_VERSIONS).fields.game_versions).toEqual(['26.1']);
    expect(read(sources, false, known).fields.game_versions).toEqual(['26.2', '26.1']);
  });
});

describe('reading of hostile manifests', () => {
  const paths = [
    'fabric.mod.json',
    'quilt.mod.json',
    'META-INF/mods.toml',
    'META-INF/neoforge.mods.toml',
    'mcmod.info',
    'litemod.json',
  ];
  const nonsense = [
    '',
    'null',
    '[]',
    '[[[[',
    '[null]',
    '{}',
    '"text"',
    '{"id":{"a":1}}',
    '[mods]\nx=1',
    `[[mods]]\nauthors="${' '.repeat(200_000)}"`,
    `{"author":"${' '.repeat(200_000)}"}`,
    'x = '.repeat(100),
    '['.repeat(100_000),
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    `"${'\\'.repeat(100_001)}`,
    '/* '.repeat(80_000),
    '// '.repeat(80_000),
    '"'.repeat(99_999),
    `${'['.repeat(1000)}${', '.repeat(100_000)}`,
    `[${','.repeat(100_000)}]`,
    `[1${' /**/'.repeat(40_000)}x`,
    '{"__proto__":{"admin":true},"constructor":1}',
    '\u0000\u0001\ufffd',
  ];
  it.each(paths.flatMap((path) => nonsense.map((source) => [path, source.slice(0, 20), source] as const)))(
    '%s with %j causes no error, at most a finding about the manifest (R133)',
    (path, _start, source) => {
      const { fields, findings } = read({ [path]: source });
      expect(archiveFields.safeParse(fields).success).toBe(true);
      expect(findings.every(({ code }) => ['manifest_unreadable', 'manifest_without_id'].includes(code))).toBe(true);
      expect(JSON.stringify(fields).length).toBeLessThan(2000);
    },
    2000,
  );

  it('reports a manifest that is too long (R133)', () => {
    expect(read({ 'fabric.mod.json': null }).findings).toEqual([
      { code: 'manifest_unreadable', values: { manifest: 'fabric.mod.json' } },
    ]);
  });

  it('removes bidi and control characters and truncates every field (R133)', () => {
    const long = 'á'.repeat(200_000);
    const fields = readFields({
      'fabric.mod.json': createFabricManifest({
        name: `Bom\u202emal\u0000\u2066 ${long}`,
        version: `1.0\n2.0${long}`,
        description: `a\u0007b\u202e\nc${long}`,
        authors: Array.from({ length: 500 }, (_, i) => `${i}${long}`),
        depends: Object.fromEntries(
          Array.from({ length: 500 }, (_, i) => [`${i}${long.slice(0, 500)}`, long.slice(0, 500)]),
        ),
        contact: { homepage: `https://a.example/${long}` },
      }),
    });
    expect(fields.name).toMatch(/^Bom mal +á+$/);
    expect(fields.version).toMatch(/^1\.0 2\.0á+$/);
    expect(fields.description).toMatch(/^a b \ncá+$/);
    expect(fields.links.site).toBeNull();
    expect({
      name: fields.name.length,
      version: fields.version.length,
      authors: fields.authors.length,
      dependencies: fields.dependencies.length,
    }).toEqual({ name: 120, version: 40, authors: 20, dependencies: 50 });
    expect(JSON.stringify(fields)).not.toMatch(/\\u00|[\u202a-\u202e\u2066-\u2069]/);
  });

  it('ignores placeholders that a build tool left (R133)', () => {
    expect(
      readFields({ 'fabric.mod.json': createFabricManifest({ version: '$' + '{version}', name: '@NAME@' }) }),
    ).toMatchObject({
      version: '',
      name: '',
    });
  });
});

describe('icon of a manifest', () => {
  const toml = (lines: string) => ({ 'META-INF/mods.toml': lines });
  const pack = JSON.stringify({ header: { name: 'A', description: '', uuid: 'a', version: [1, 0, 0] }, modules: [] });
  it.each<[string, Sources, string | null]>([
    ['a path', { 'fabric.mod.json': createFabricManifest({ icon: './assets/a.png' }) }, 'assets/a.png'],
    [
      'the largest of several',
      { 'fabric.mod.json': createFabricManifest({ icon: { 16: 's.png', 128: 'l.png' } }) },
      'l.png',
    ],
    [
      'Quilt metadata',
      { 'quilt.mod.json': JSON.stringify({ quilt_loader: { id: 'a', metadata: { icon: 'q.png' } } }) },
      'q.png',
    ],
    ['a logo of a mod', toml('[[mods]]\nmodId="a"\nlogoFile="m.png"'), 'm.png'],
    ['a logo of a file', toml('logoFile="f.png"\n[[mods]]\nmodId="a"'), 'f.png'],
    ['an old logo', { 'mcmod.info': JSON.stringify([{ modid: 'a', logoFile: '/o.png' }]) }, 'o.png'],
    ['a picture beside a pack’s manifest', { 'rp.mcpack/manifest.json': pack }, 'rp.mcpack/pack_icon.png'],
    ['no icon', { 'fabric.mod.json': createFabricManifest({ icon: 7 }) }, null],
    ['an unreadable manifest', { 'fabric.mod.json': '{' }, null],
  ])('is read from %s (R123)', (_where, sources, icon) => {
    expect(read(sources).icon).toBe(icon);
  });
});
