import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

const read = (path: string, source: string) =>
  readManifests({ manifests: new Map([[path, source]]), hasJava: true }, INITIAL_GAME_VERSIONS).fields;
const readDependencies = (path: string, source: string) => read(path, source).dependencies;

const depends = { fabric: '*', 'fabric-api-base': '*', 'fabric-command-api-v2': '*', 'fabric-api': '>=0.100' };

it('reads Fabric API as one dependency, whatever its ids in the manifest (R133)', () => {
  expect(readDependencies('fabric.mod.json', JSON.stringify({ id: 'prova', depends }))).toEqual([
    { mod_id: 'fabric-api', kind: 'required', range: '>=0.100' },
  ]);
  const recommends = { fabric: '*' };
  expect(readDependencies('fabric.mod.json', JSON.stringify({ id: 'prova', recommends }))).toEqual([
    { mod_id: 'fabric-api', kind: 'optional', range: '*' },
  ]);
});

it('reads the modules of Quilt’s libraries as one dependency (R133)', () => {
  const quilt_loader = {
    id: 'prova',
    depends: ['quilt_loader', 'quilt_base', 'org.quiltmc.qsl:quilt_networking', 'mapa'],
  };
  expect(readDependencies('quilt.mod.json', JSON.stringify({ quilt_loader }))).toMatchObject([
    { mod_id: 'quilted-fabric-api', kind: 'required' },
    { mod_id: 'mapa', kind: 'required' },
  ]);
});

it('keeps dependencies that stand after many modules of a library (R133)', () => {
  const modules = Array.from({ length: 80 }, (_, i) => [`fabric-parte-${i}-v1`, '*']);
  const source = JSON.stringify({ id: 'prova', depends: { ...Object.fromEntries(modules), mapa: '*' } });
  expect(readDependencies('fabric.mod.json', source).map(({ mod_id }) => mod_id)).toEqual(['fabric-api', 'mapa']);
});

it('links by HTTPS to sites that a manifest links by HTTP (R133)', () => {
  const readLinks = (homepage: string) =>
    read('fabric.mod.json', JSON.stringify({ id: 'prova', contact: { homepage } })).links.site;
  expect(readLinks('http://exemplo.dev/a?b=1')).toBe('https://exemplo.dev/a?b=1');
  expect(readLinks('HTTP://exemplo.dev')).toBe('https://exemplo.dev');
  for (const link of ['http://exemplo.dev:8080/', 'http:', 'ftp://exemplo.dev', 'http://example.com/'])
    expect(readLinks(link), link).toBeNull();
});

it.each([
  [
    'fabric.mod.json',
    '{"id":"prova","name":"§lProva","description":"Uma §aforja§r","authors":["§cAna"],"version":"§11.0"}',
  ],
  [
    'quilt.mod.json',
    '{"quilt_loader":{"id":"prova","version":"§11.0","metadata":{"name":"§lProva","description":"Uma §aforja§r","contributors":{"§cAna":"x"}}}}',
  ],
  [
    'META-INF/mods.toml',
    '[[mods]]\nmodId="prova"\ndisplayName="§lProva"\ndescription="Uma §aforja§r"\nauthors="§cAna"\nversion="§11.0"',
  ],
  [
    'mcmod.info',
    '[{"modid":"prova","name":"§lProva","description":"Uma §aforja§r","authorList":["§cAna"],"version":"§11.0"}]',
  ],
  [
    'litemod.json',
    '{"name":"prova","displayName":"§lProva","description":"Uma §aforja§r","author":"§cAna","version":"§11.0"}',
  ],
])('removes codes of color and style from the texts of %s (R133)', (path, source) => {
  expect(read(path, source)).toMatchObject({
    name: 'Prova',
    description: 'Uma forja',
    authors: ['Ana'],
    version: '1.0',
  });
});
