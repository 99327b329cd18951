import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

const readDependencies = (path: string, source: string) =>
  readManifests({ manifests: new Map([[path, source]]), hasJava: true }, INITIAL_GAME_VERSIONS).fields.dependencies;

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
