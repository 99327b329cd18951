import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { worstOf } from '@bigorna/domain/archive-findings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcaddonOf, mcpackOf } from '../../../tools/seed/archives/bedrock.ts';
import { jarOf } from '../../../tools/seed/archives/jar.ts';
import type { Blocklist } from './blocklist.ts';
import { inspectArchive } from './inspect-archive.ts';
import { MARKERS } from './markers/known-markers.ts';
import { zipOf } from './testing/hand-made-zip.ts';
import { HONEST_FILES } from './testing/honest-files.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';
import { NOT_PACKED_FILES, PACKED_FILES } from './testing/packed-files.ts';
import { STEALERS } from './testing/stealers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = async (bytes: Uint8Array, fileName = 'mod.jar', blocked: Blocklist = new Map()) => {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  return inspectArchive({ path, fileName, size: bytes.length, blocked });
};

/** A jar for each loader and packs of both kinds, made as the seed's are. */
const seedArchives = () => [
  ...(['fabric', 'forge', 'neoforge', 'quilt', 'liteloader'] as const).map((loader) => ({
    fileName: 'mod.jar',
    bytes: jarOf({ ...FACTS, loaders: [loader] }),
  })),
  ...(
    [
      ['a.mcaddon', mcaddonOf],
      ['a.mcpack', mcpackOf],
    ] as const
  ).map(([fileName, make]) => ({ fileName, bytes: make({ ...FACTS, loaders: ['bedrock'] }) })),
];

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

describe('an honest file much like a hostile one', () => {
  it.each(HONEST_FILES)('R152 $name: taken (unlike $twinOf)', async ({ bytes, held }) => {
    const { verdict, findings } = await inspect(bytes());
    const suspicions = findings.filter(({ code }) => code === 'stealer_suspected').map(({ values }) => values.marker);
    expect({ verdict, suspicions }).toEqual({ verdict: 'clear', suspicions: held === undefined ? [] : [held] });
    expect(worstOf(findings)).not.toBe('stop');
  });

  it('R152 there is one for each thing that a file is refused for', () => {
    const twins = new Set(HONEST_FILES.map(({ twinOf }) => twinOf));
    expect(HOSTILE_FILES.map(({ expected }) => expected).filter((code) => !twins.has(code))).toEqual([]);
  });

  it('R152 every marker is looked for by a hostile or a held file', async () => {
    const found = new Set<string | undefined>();
    const files = [...STEALERS, ...HONEST_FILES.filter(({ held }) => held !== undefined)];
    for (const { bytes } of files) for (const { values } of (await inspect(bytes())).findings) found.add(values.marker);
    expect(MARKERS.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it('R152 the seed’s archives have no mark of a stealer', async () => {
    const marks: unknown[] = [];
    for (const { bytes, fileName } of seedArchives())
      marks.push(...(await inspect(bytes, fileName)).findings.filter(({ code }) => /stealer/.test(code)));
    expect(marks).toEqual([]);
  });
});

describe('a blocked file', () => {
  const evil = Buffer.from('um arquivo que ninguém quer');
  const inner = zipOf({ 'evil.bin': evil });
  const sumOf = (name: 'sha256' | 'sha512', bytes: Buffer) => createHash(name).update(bytes).digest('hex');
  it.each([
    ['a file, by SHA-256', sumOf('sha256', evil), zipOf({ 'a.bin': evil })],
    ['a file, by SHA-512', sumOf('sha512', evil), zipOf({ 'a.bin': evil })],
    ['a file in a jar in a jar', sumOf('sha256', evil), zipOf({ 'a.jar': zipOf({ 'b.jar': inner }) })],
    ['a jar in a jar', sumOf('sha256', inner), zipOf({ 'META-INF/jars/a.jar': inner })],
    ['a jar in a jar, by SHA-512', sumOf('sha512', inner), zipOf({ 'META-INF/jars/a.jar': inner })],
  ])('R152 %s is found within an archive; without the list it is taken', async (_what, hash, bytes) => {
    const { verdict, findings } = await inspect(bytes, 'mod.jar', new Map([[hash, 'campanha de prova']]));
    expect({ verdict, findings }).toMatchObject({
      verdict: 'refused',
      findings: [{ code: 'known_malware', values: { name: 'campanha de prova' } }],
    });
    expect((await inspect(bytes)).verdict).toBe('clear');
  });

  it('R152 the packs inside are noted by both of their hashes', async () => {
    const { packs } = await inspect(zipOf({ 'META-INF/jars/a.jar': inner, 'b.txt': 'x' }));
    expect(packs).toEqual([sumOf('sha256', inner), sumOf('sha512', inner)]);
  });
});

describe('something packed that is not opened', () => {
  it.each(PACKED_FILES)('R152 $name: held', async ({ bytes }) => {
    const { verdict, findings } = await inspect(bytes());
    expect({ verdict, level: worstOf(findings) }).toEqual({ verdict: 'clear', level: 'hold' });
    expect(findings.map(({ code }) => code).filter((code) => code !== 'no_manifest')).toEqual(['packed_inside']);
  });

  it.each(NOT_PACKED_FILES)('R152 $name: not held', async ({ bytes }) => {
    const { findings } = await inspect(bytes());
    expect(findings.map(({ code }) => code)).toEqual(['no_manifest']);
  });
});

describe('a file that nothing speaks against', () => {
  it.each(['fabric', 'forge', 'neoforge', 'quilt', 'liteloader'] as const)('R133 a jar for %s', async (loader) => {
    const { verdict, findings, fields, content_type } = await inspect(jarOf({ ...FACTS, loaders: [loader] }));
    expect({ verdict, findings, content_type }).toEqual({ verdict: 'clear', findings: [], content_type: 'mod' });
    expect(fields).toMatchObject({ version: '2.1.0', loaders: [loader], name: 'Forja de Ventos' });
    expect(fields.authors).toEqual(['Oficina de Provas']);
  });

  it.each([[['fabric', 'quilt'] as const], [['forge', 'neoforge'] as const], [['fabric', 'neoforge'] as const]])(
    'R152 a jar of the seed’s for %j says both, and contradicts no form',
    async (loaders) => {
      const { fields } = await inspect(jarOf({ ...FACTS, loaders }));
      expect(fields.loaders.toSorted()).toEqual(loaders.toSorted());
    },
  );

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

  it.each([['a plain archive', zipOf({ 'a.txt': 'x' })]])(
    'R133 %s: taken, with a word about the manifest that it lacks',
    async (_name, bytes) => {
      const { verdict, findings } = await inspect(bytes);
      expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({
        verdict: 'clear',
        codes: ['no_manifest'],
      });
    },
  );

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
