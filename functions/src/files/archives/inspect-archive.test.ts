import { createHash } from 'node:crypto';
import { getWorstLevel } from '@bigorna/domain/archive-findings';
import { describe, expect, it } from 'vitest';
import { MARKERS } from './markers/known-markers.ts';
import { BENIGN_FILES } from './testing/benign-files.ts';
import { buildTestZip } from './testing/build-raw-zip.ts';
import { COMPRESSED_FILES, UNCOMPRESSED_FILES } from './testing/compressed-files.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';
import { inspectBytes as inspect } from './testing/inspect-bytes.ts';
import { STEALERS } from './testing/stealers.ts';

describe('inspection of hostile files', () => {
  it.each(HOSTILE_FILES)('refuses $name: $expected (R133)', async ({ bytes, expected, fileName }) => {
    const { verdict, findings } = await inspect(bytes(), fileName);
    expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({ verdict: 'refused', codes: [expected] });
  });
});

describe('inspection of benign files that resemble hostile ones', () => {
  it.each(BENIGN_FILES)('accepts $name, which resembles $hostileCode (R152)', async ({ bytes, held }) => {
    const { verdict, findings } = await inspect(bytes());
    const suspicions = findings.filter(({ code }) => code === 'stealer_suspected').map(({ values }) => values.marker);
    expect({ verdict, suspicions }).toEqual({ verdict: 'clear', suspicions: held === undefined ? [] : [held] });
    expect(getWorstLevel(findings)).not.toBe('stop');
  });

  it('covers every code of the hostile files (R152)', () => {
    const codes = new Set(BENIGN_FILES.map(({ hostileCode }) => hostileCode));
    expect(HOSTILE_FILES.map(({ expected }) => expected).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('covers every marker with a hostile or held file (R152)', async () => {
    const found = new Set<string | undefined>();
    const files = [...STEALERS, ...BENIGN_FILES.filter(({ held }) => held !== undefined)];
    for (const { bytes } of files) for (const { values } of (await inspect(bytes())).findings) found.add(values.marker);
    expect(MARKERS.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });
});

describe('inspection with a blocklist', () => {
  const evil = Buffer.from('um arquivo que ninguém quer');
  const inner = buildTestZip({ 'evil.bin': evil });
  const digest = (name: 'sha256' | 'sha512', bytes: Buffer) => createHash(name).update(bytes).digest('hex');
  it.each([
    ['a file, by SHA-256', digest('sha256', evil), buildTestZip({ 'a.bin': evil })],
    ['a file, by SHA-512', digest('sha512', evil), buildTestZip({ 'a.bin': evil })],
    ['a file in a jar in a jar', digest('sha256', evil), buildTestZip({ 'a.jar': buildTestZip({ 'b.jar': inner }) })],
    ['a jar in a jar', digest('sha256', inner), buildTestZip({ 'META-INF/jars/a.jar': inner })],
    ['a jar in a jar, by SHA-512', digest('sha512', inner), buildTestZip({ 'META-INF/jars/a.jar': inner })],
  ])('refuses %s; accepts it without the blocklist (R152)', async (_what, hash, bytes) => {
    const { verdict, findings } = await inspect(bytes, 'mod.jar', new Map([[hash, 'campanha de prova']]));
    expect({ verdict, findings }).toMatchObject({
      verdict: 'refused',
      findings: [{ code: 'known_malware', values: { name: 'campanha de prova' } }],
    });
    expect((await inspect(bytes)).verdict).toBe('clear');
  });

  it('returns both hashes of nested archives (R152)', async () => {
    const { packs } = await inspect(buildTestZip({ 'META-INF/jars/a.jar': inner, 'b.txt': 'x' }));
    expect(packs).toEqual([digest('sha256', inner), digest('sha512', inner)]);
  });
});

describe('inspection of compressed files in an archive', () => {
  it.each(COMPRESSED_FILES)('holds $name (R152)', async ({ bytes }) => {
    const { verdict, findings } = await inspect(bytes());
    expect({ verdict, level: getWorstLevel(findings) }).toEqual({ verdict: 'clear', level: 'hold' });
    expect(findings.map(({ code }) => code).filter((code) => code !== 'no_manifest')).toEqual(['packed_inside']);
  });

  it.each(UNCOMPRESSED_FILES)('does not hold $name (R152)', async ({ bytes }) => {
    const { findings } = await inspect(bytes());
    expect(findings.map(({ code }) => code)).toEqual(['no_manifest']);
  });
});

describe('inspection of valid files', () => {
  it.each([['a plain archive', buildTestZip({ 'a.txt': 'x' })]])(
    'accepts %s and reports the missing manifest (R133)',
    async (_name, bytes) => {
      const { verdict, findings } = await inspect(bytes);
      expect({ verdict, codes: findings.map(({ code }) => code) }).toEqual({
        verdict: 'clear',
        codes: ['no_manifest'],
      });
    },
  );

  it('reports an unreadable manifest and reads the other manifests (R133)', async () => {
    const bytes = buildTestZip({
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

  it('replaces the version placeholder by the version of MANIFEST.MF (R133)', async () => {
    const bytes = buildTestZip({
      'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\r\nImplementation-Version: 4.5\r\n .6\r\n',
      'META-INF/neoforge.mods.toml': `[[mods]]\nmodId = "prova"\nversion = "${'$'}{file.jarVersion}"`,
    });
    expect((await inspect(bytes)).fields).toMatchObject({ version: '4.5.6', loaders: ['neoforge'] });
  });

  it.each([
    ['Fabric', 'META-INF/jars/lib-1.0.jar', 'fabric.mod.json', '{"id":"lib","provides":["lib-antiga"]}'],
    [
      'NeoForge',
      'META-INF/jarjar/lib.jar',
      'META-INF/neoforge.mods.toml',
      '[[mods]]\nmodId="lib"\n[[mods]]\nmodId="lib-antiga"',
    ],
  ])('%s: a mod inside the mod is no need (R133)', async (_loader, path, name, source) => {
    const depends = { 'lib-antiga': '*', lib: '*', nucleo: '*' };
    const inspectAt = async (inner: string) =>
      (
        await inspect(
          buildTestZip({
            [inner]: buildTestZip({ [name]: source }),
            'fabric.mod.json': JSON.stringify({ id: 'prova', depends }),
          }),
        )
      ).fields.dependencies.map(({ mod_id }) => mod_id);
    expect(await inspectAt(path)).toEqual(['nucleo']);
    // A loader does not load jars from other folders.
    expect(await inspectAt('assets/lib.jar')).toEqual(['lib-antiga', 'lib', 'nucleo']);
  });
});
