import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectArchive } from '../../../functions/src/files/archives/inspect-archive.ts';
import { SAMPLE_BEDROCK_VERSIONS, SAMPLE_JAVA_VERSIONS } from '../content/game-versions.ts';
import { buildMcaddon, buildMcpack } from './bedrock.ts';
import { buildModJar } from './jar.ts';

const KNOWN = { mod: SAMPLE_JAVA_VERSIONS, addon: SAMPLE_BEDROCK_VERSIONS };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = async (bytes: Uint8Array, fileName = 'mod.jar') => {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  return inspectArchive({ path, fileName, size: bytes.length, blocked: new Map(), versions: KNOWN });
};

const FACTS = {
  slug: 'forja-de-ventos',
  title: 'Forja de Ventos',
  author: 'Oficina de Provas',
  short: 'Ventos que forjam.',
  points: ['Um vento', 'Outro vento'],
  version: '2.1.0',
  gameVersions: ['1.21.4', '1.21.1'],
  license: 'MIT',
  needs: ['nucleo'],
};

describe('inspection of the seed’s archives', () => {
  it.each(LOADERS_BY_TYPE.mod)('accepts a jar for %s (R133, R152)', async (loader) => {
    const { verdict, findings, fields, content_type } = await inspect(buildModJar({ ...FACTS, loaders: [loader] }));
    expect({ verdict, findings, content_type }).toEqual({ verdict: 'clear', findings: [], content_type: 'mod' });
    expect(fields).toMatchObject({ version: '2.1.0', loaders: [loader], name: 'Forja de Ventos' });
    expect(fields.authors).toEqual(['Oficina de Provas']);
  });

  it.each([[['fabric', 'quilt'] as const], [['forge', 'neoforge'] as const], [['fabric', 'neoforge'] as const]])(
    'reads both loaders of a jar for %j (R152)',
    async (loaders) => {
      const { fields } = await inspect(buildModJar({ ...FACTS, loaders }));
      expect(fields.loaders.toSorted()).toEqual(loaders.toSorted());
    },
  );

  it.each([
    ['add-on.mcaddon', buildMcaddon],
    ['pack.mcpack', buildMcpack],
    ['pack.zip', buildMcpack],
  ] as const)('accepts %s (R133, R152)', async (fileName, make) => {
    const facts = { ...FACTS, loaders: ['bedrock'] as const, gameVersions: ['1.21.50', '1.21.40'] };
    const { verdict, findings, fields, content_type } = await inspect(make(facts), fileName);
    expect({ verdict, findings, content_type }).toEqual({ verdict: 'clear', findings: [], content_type: 'addon' });
    expect(fields).toMatchObject({ version: '2.1.0', loaders: ['bedrock'], game_versions: ['1.21.50', '1.21.40'] });
  });
});
