import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { archiveFields } from '@bigorna/domain/entities/release';
import { describe, expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

type Sources = Readonly<Record<string, string | null>>;
const read = (sources: Sources, hasJava = false) =>
  readManifests({ manifests: new Map(Object.entries(sources)), hasJava });
const fieldsOf = (sources: Sources): ArchiveFields => archiveFields.parse(read(sources).fields);
const fabric = (given: object): string => JSON.stringify({ schemaVersion: 1, id: 'prova', version: '1.0.0', ...given });
const gamesOf = (minecraft: unknown): string[] =>
  fieldsOf({ 'fabric.mod.json': fabric({ depends: { minecraft } }) }).game_versions;
const mavenGames = (range: string): string[] =>
  fieldsOf({
    'META-INF/mods.toml': `[[mods]]\nmodId="prova"\n[[dependencies.prova]]\nmodId="minecraft"\nversionRange="${range}"`,
  }).game_versions;

describe('what a manifest says', () => {
  it('R133 Fabric: dependencies but the loader and the game, people by name, links that are safe', () => {
    const fields = fieldsOf({
      'fabric.mod.json': fabric({
        name: 'Prova',
        description: 'Uma\nprova',
        authors: ['Ana', { name: 'Beto', contact: {} }, 7],
        license: ['MIT', 'CC0-1.0'],
        contact: { sources: 'https://a.example/b', issues: 'javascript:alert(1)', homepage: 'http://a.example' },
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
      dependencies: [
        { mod_id: 'nucleo', kind: 'required', range: '*' },
        { mod_id: 'mapa', kind: 'optional', range: '>=2 || 1.x' },
        { mod_id: 'velho', kind: 'incompatible', range: '<3' },
      ],
      links: { source: 'https://a.example/b', issues: null, site: null },
    });
  });

  it('R133 Quilt: ids with their group, ranges in every form', () => {
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
    expect(fieldsOf({ 'quilt.mod.json': JSON.stringify({ quilt_loader }) })).toMatchObject({
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

  it('R133 Forge and NeoForge: what is needed, wanted and not borne', () => {
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
      fieldsOf({
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
      fieldsOf({
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

  it('R133 the old list of Forge, as people wrote it: line ends in texts, comments, commas at the end', () => {
    const source = `\ufeff{ "modListVersion": 2, "modList": [{
      // o mod
      "modid": "prova", "name": "Prova", "version": "1.0",
      "description": "Uma
prova // não é comentário", "mcversion": "1.12.2",
      "authorList": ["Ana",], "requiredMods": ["Forge@[14,)", "nucleo@[1.0,)"], /* fim */
    },]}`;
    expect(fieldsOf({ 'mcmod.info': source })).toMatchObject({
      name: 'Prova',
      description: 'Uma\nprova // não é comentário',
      authors: ['Ana'],
      loaders: ['forge'],
      game_versions: ['1.12.2'],
      dependencies: [{ mod_id: 'nucleo', kind: 'required', range: '[1.0,)' }],
    });
  });

  it('R133 Bedrock: the first of several packs speaks; keys of translations say nothing', () => {
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
    expect(fieldsOf({ 'manifest.json': pack('Um', '1.0.0-beta') }).version).toBe('1.0.0-beta');
  });

  it('R133 several loaders in one archive: the first speaks, loaders and game versions are those of all', () => {
    const { fields } = read({
      'fabric.mod.json': fabric({ name: 'Prova', depends: { minecraft: '1.21.1' } }),
      'META-INF/neoforge.mods.toml': `[[mods]]\nmodId="prova"\nversion="1"\n[[dependencies.prova]]\nmodId="minecraft"\nversionRange="[1.21.4]"`,
    });
    expect(fields).toMatchObject({
      name: 'Prova',
      loaders: ['fabric', 'neoforge'],
      game_versions: ['1.21.4', '1.21.1'],
    });
  });
});

describe('the game versions that a range means', () => {
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
  ])('R133 of Fabric: %j', (range, versions) => {
    expect(gamesOf(range)).toEqual(versions);
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
  ])('R133 of Maven: %s', (range, versions) => {
    expect(mavenGames(range)).toEqual(versions);
  });
});

describe('a manifest by somebody who means harm', () => {
  const places = [
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
  it.each(places.flatMap((place) => nonsense.map((source) => [place, source.slice(0, 20), source] as const)))(
    'R133 %s of %j: a finding at most',
    (place, _beginning, source) => {
      const { fields, findings } = read({ [place]: source });
      expect(archiveFields.safeParse(fields).success).toBe(true);
      expect(findings.every(({ code }) => code === 'manifest_unreadable')).toBe(true);
      expect(JSON.stringify(fields).length).toBeLessThan(2000);
    },
    2000,
  );

  it('R133 too long to be read is a finding', () => {
    expect(read({ 'fabric.mod.json': null }).findings).toEqual([
      { code: 'manifest_unreadable', values: { manifest: 'fabric.mod.json' } },
    ]);
  });

  it('R133 says nothing that could turn a page’s writing, hide, or go on for ever', () => {
    const long = 'á'.repeat(200_000);
    const fields = fieldsOf({
      'fabric.mod.json': fabric({
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

  it('R133 left as a tool should have filled it says nothing', () => {
    expect(fieldsOf({ 'fabric.mod.json': fabric({ version: '$' + '{version}', name: '@NAME@' }) })).toMatchObject({
      version: '',
      name: '',
    });
  });
});
