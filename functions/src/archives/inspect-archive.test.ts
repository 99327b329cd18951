import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcaddonOf, mcpackOf } from '../../../tools/seed/archives/bedrock.ts';
import { jarOf } from '../../../tools/seed/archives/jar.ts';
import { inspectArchive } from './inspect-archive.ts';
import { handMadeZip, zipOf } from './testing/hand-made-zip.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = async (bytes: Uint8Array, fileName = 'mod.jar') => {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  return inspectArchive(path, fileName, bytes.length);
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

describe('a hostile file', () => {
  it.each(HOSTILE_FILES)('R133 $name: $expected', async ({ bytes, expected, fileName }) => {
    const { verdict, findings } = await inspect(bytes(), fileName);
    expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({ verdict: 'refused', codes: [expected] });
  });
});

describe('a file that nothing speaks against', () => {
  it.each(['fabric', 'forge', 'neoforge', 'quilt', 'liteloader'] as const)('R133 a jar for %s', async (loader) => {
    const { verdict, findings, fields, content_type } = await inspect(jarOf({ ...FACTS, loaders: [loader] }));
    expect({ verdict, findings, content_type }).toEqual({ verdict: 'clear', findings: [], content_type: 'mod' });
    expect(fields).toMatchObject({ version: '2.1.0', loaders: [loader], name: 'Forja de Ventos' });
    expect(fields.authors).toEqual(['Oficina de Provas']);
  });

  it.each([
    ['add-on.mcaddon', mcaddonOf],
    ['pack.mcpack', mcpackOf],
    ['pack.zip', mcpackOf],
  ] as const)('R133 %s', async (fileName, make) => {
    const facts = { ...FACTS, loaders: ['bedrock'] as const, gameVersions: ['1.21.50', '1.21.40'] };
    const { verdict, findings, fields, content_type } = await inspect(make(facts), fileName);
    expect({ verdict, findings, content_type }).toEqual({ verdict: 'clear', findings: [], content_type: 'addon' });
    expect(fields).toMatchObject({ version: '2.1.0', loaders: ['bedrock'], game_versions: ['1.21.50', '1.21.40'] });
  });

  it.each([
    ['packs as deep as they may be', zipOf({ 'a.jar': zipOf({ 'b.jar': zipOf({ 'c.jar': zipOf({ d: 'x' }) }) }) })],
    ['folders named twice', handMadeZip([{ name: 'a/' }, { name: 'a/' }, { name: 'a/b', data: 'x' }])],
    ['names that differ in capitals alone', zipOf({ 'a.class': 'x', 'A.class': 'y' })],
    ['a comment', handMadeZip([{ name: 'a', data: 'x' }], { comment: Buffer.from('feito à mão') })],
    ['a class, which begins as a program for macOS does', zipOf({ 'a.class': Buffer.from('cafebabe0000003d', 'hex') })],
    [
      'a text that begins like a program',
      zipOf({ 'a.txt': 'MZ, o melhor mod de todos os tempos, com muitas e muitas palavras' }),
    ],
    ['files stored without packing', handMadeZip([{ name: 'a.txt', data: 'x', method: 0 }])],
  ])('R133 %s: taken, with a word about the manifest that it lacks', async (_name, bytes) => {
    const { verdict, findings } = await inspect(bytes);
    expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({ verdict: 'clear', codes: ['no_manifest'] });
  });

  it('R133 a manifest that cannot be read is a finding, and others are read all the same', async () => {
    const bytes = zipOf({
      'fabric.mod.json': '{"id": nonsense',
      'META-INF/mods.toml': '[[mods]]\nmodId = "prova"\nversion = "3.0.0"',
    });
    const { verdict, findings, fields } = await inspect(bytes);
    expect({ verdict, findings }).toEqual({
      verdict: 'clear',
      findings: [{ code: 'manifest_unreadable', values: { manifest: 'fabric.mod.json' } }],
    });
    expect(fields).toMatchObject({ manifest: 'META-INF/mods.toml', version: '3.0.0', loaders: ['forge'] });
  });

  it('R133 the version of the jar’s own manifest stands where the mod’s says so', async () => {
    const bytes = zipOf({
      'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\r\nImplementation-Version: 4.5\r\n .6\r\n',
      'META-INF/neoforge.mods.toml': `[[mods]]\nmodId = "prova"\nversion = "${'$'}{file.jarVersion}"`,
    });
    expect((await inspect(bytes)).fields).toMatchObject({ version: '4.5.6', loaders: ['neoforge'] });
  });
});
