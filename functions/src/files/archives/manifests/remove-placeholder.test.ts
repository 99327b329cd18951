import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { archiveFields } from '@bigorna/domain/entities/release';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

const readFields = (sources: Readonly<Record<string, string>>): ArchiveFields =>
  archiveFields.parse(
    readManifests({ manifests: new Map(Object.entries(sources)), hasJava: true }, INITIAL_GAME_VERSIONS).fields,
  );
const readFabric = (fields: object): ArchiveFields =>
  readFields({ 'fabric.mod.json': JSON.stringify({ schemaVersion: 1, id: 'prova', ...fields }) });

/** What build tools write if nobody sets a value. */
const NONE = ['unspecified', 'Unspecified', ' undefined ', 'unknown', 'null', 'none', 'N/A', 'Not specified', 'TODO'];
const UNFILLED = ['$' + '{value}', '@VALUE@', '@mod.value@', '%VALUE%', '{{ value }}'];

describe('a field that tools fill when nobody sets it', () => {
  it.each([...NONE, ...UNFILLED])('is empty when it is %j (R133)', (value) => {
    const contact = { homepage: value, sources: value, issues: value };
    expect(
      readFabric({
        version: value,
        name: value,
        description: value,
        license: value,
        authors: [value, 'Ana'],
        contact,
        depends: { nucleo: value },
      }),
    ).toMatchObject({
      version: '',
      name: '',
      description: '',
      license: '',
      authors: ['Ana'],
      dependencies: [{ mod_id: 'nucleo' }],
      links: { source: null, issues: null, site: null },
    });
  });

  it.each(['$' + '{mod}', '@MOD@', 'unspecified', 'null', 'examplemod'])('needs no mod %j (R133)', (id) => {
    expect(readFabric({ depends: { [id]: '*', nucleo: '*' } }).dependencies.map(({ mod_id }) => mod_id)).toEqual([
      'nucleo',
    ]);
  });

  it('keeps the other people of a list with a placeholder (R133)', () => {
    const source = `[[mods]]\nmodId="prova"\nauthors="mezz, $` + `{author}"`;
    expect(readFields({ 'META-INF/mods.toml': source }).authors).toEqual(['mezz']);
  });

  it.each(['0.0NONE', 'NaN', 'version', '1.20.1-unspecified', 'mc1.21_null'])(
    'has no version when it is %j (R133)',
    (version) => {
      expect(readFabric({ version }).version).toBe('');
    },
  );

  it.each(['1.0.0', '1.2.3+unknown', '2024-nullified', 'none-1.0', 'r5'])('keeps the version %j (R133)', (version) => {
    expect(readFabric({ version }).version).toBe(version);
  });

  it('keeps real words that resemble a placeholder (R133)', () => {
    const fields = {
      name: 'Unknown Lands',
      description: 'Unknown lands, 50% more. Use $' + '{player} in texts.',
      license: 'All Rights Reserved',
      authors: ['Nan', 'Cheese', 'Nobody'],
    };
    expect(readFabric(fields)).toMatchObject(fields);
  });
});

describe('the version of MANIFEST.MF', () => {
  const readVersion = (jar: string, version = '$' + '{file.jarVersion}'): string =>
    readFields({
      'META-INF/MANIFEST.MF': `Manifest-Version: 1.0\n${jar}\n`,
      'META-INF/mods.toml': `[[mods]]\nmodId = "prova"\nversion = "${version}"`,
    }).version;

  it.each(['unspecified', '0.0NONE', 'null', '@VERSION@', '$' + '{version}'])('is none when it is %j (R133)', (jar) => {
    expect(readVersion(`Implementation-Version: ${jar}`)).toBe('');
  });

  it('is none when the file has no such line (R133)', () => {
    expect(readVersion('')).toBe('');
    expect(readVersion('', '1.20.1-$' + '{file.jarVersion}')).toBe('');
  });

  it('is inserted as it stands (R133)', () => {
    expect(readVersion('Implementation-Version: 4.5', '1.20.1-$' + '{file.jarVersion}')).toBe('1.20.1-4.5');
    expect(readVersion('Implementation-Version: 4$&5')).toBe('4$&5');
  });
});

describe('the texts of a template', () => {
  it('are left out: Fabric (R133)', () => {
    const template = {
      name: 'Example mod',
      description: 'This is an example description! Tell everyone what your mod is about!',
      authors: ['Me!'],
      contact: { homepage: 'https://fabricmc.net/', sources: 'https://github.com/FabricMC/fabric-example-mod' },
      license: 'CC0-1.0',
      suggests: { 'another-mod': '*' },
    };
    expect(readFabric(template)).toMatchObject({
      name: '',
      description: '',
      authors: [],
      license: 'CC0-1.0',
      dependencies: [],
      links: { source: null, issues: null, site: null },
    });
  });

  it('are left out: Quilt (R133)', () => {
    const metadata = {
      name: 'Mod Name',
      description: 'A short description of your mod.',
      contributors: { 'Your name here': 'Owner' },
      contact: {
        homepage: 'https://example.com/',
        issues: 'https://github.com/QuiltMC/quilt-template-mod/issues',
        sources: 'https://github.com/QuiltMC/quilt-template-mod',
      },
    };
    const source = JSON.stringify({ quilt_loader: { id: 'prova', metadata } });
    expect(readFields({ 'quilt.mod.json': source })).toMatchObject({
      name: '',
      description: '',
      authors: [],
      links: { source: null, issues: null, site: null },
    });
  });

  it.each([
    [
      'Love, Cheese and small house plants',
      `This is a long form description of the mod. You can write whatever you want here

Have some lorem ipsum.`,
      'https://my.issue.tracker/',
      'https://example.com/',
    ],
    [
      'YourNameHere, OtherNameHere',
      `Example mod description.
Newline characters can be used and will be replaced properly.`,
      'https://change.me.to.your.issue.tracker.example.invalid/',
      'https://change.me.to.your.mods.homepage.example.invalid/',
    ],
  ])('are left out: Forge, NeoForge, authors %j (R133)', (authors, description, issues, site) => {
    const source = `issueTrackerURL = "${issues}"
      [[mods]]
      modId = "prova"
      displayName = "Example Mod"
      displayURL = "${site}"
      authors = "${authors}"
      description = '''
${description}
'''`;
    for (const path of ['META-INF/mods.toml', 'META-INF/neoforge.mods.toml'])
      expect(readFields({ [path]: source })).toMatchObject({
        name: '',
        description: '',
        authors: [],
        links: { issues: null, site: null },
      });
  });

  it('are left out: mcmod.info (R133)', () => {
    const mod = { modid: 'prova', description: 'Example placeholder mod.', authorList: ['ExampleDude'] };
    expect(readFields({ 'mcmod.info': JSON.stringify([mod]) })).toMatchObject({ description: '', authors: [] });
  });

  it('do not hide links that resemble them (R133)', () => {
    const contact = {
      homepage: 'https://fabricmc.net/wiki/prova',
      issues: 'https://my-example.com/issues',
      sources: 'https://github.com/ana/fabric-example-mod',
    };
    expect(readFabric({ contact }).links).toEqual({
      site: contact.homepage,
      issues: contact.issues,
      source: contact.sources,
    });
  });
});
