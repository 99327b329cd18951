import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { inspectArchive } from './inspect-archive.ts';
import { buildClassFile, buildRawZip, buildTestZip, toStreamedPart } from './testing/build-raw-zip.ts';

const inspect = (bytes: Uint8Array) =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'archive');
    await writeFile(path, bytes);
    const blocked = new Map([['a'.repeat(64), 'x']]);
    return inspectArchive({ path, fileName: 'mod.jar', size: bytes.length, blocked, versions: INITIAL_GAME_VERSIONS });
  });

/** Archives with folders, nested archives, data descriptors, compressed and stored files and a comment. */
const ARCHIVES = [
  buildRawZip(
    [
      {
        name: 'fabric.mod.json',
        data: '{"schemaVersion":1,"id":"prova","version":"1.0.0","depends":{"minecraft":"~1.21"}}',
      },
      { name: 'a/' },
      toStreamedPart({ name: 'a/b.class', data: buildClassFile('java/lang/Object', 'run') }),
      { name: 'a/c.txt', data: 'texto', method: 0 },
      { name: 'META-INF/jars/d.jar', data: buildTestZip({ 'e.class': buildClassFile('x'), 'f.txt': 'y' }), method: 0 },
    ],
    { comment: Buffer.from('comentário') },
  ),
  buildTestZip({
    'quilt.mod.json': '{"schema_version":1,"quilt_loader":{"id":"prova","version":"1.0.0"}}',
    'scripts/a.js': 'x',
  }),
] as const;

const archive = fc.constantFrom(...ARCHIVES);
const position = fc.nat(0xffff);

const mutated = fc.record({
  bytes: archive,
  changes: fc.array(fc.tuple(position, fc.nat(255)), { minLength: 1, maxLength: 8 }),
});
const cut = fc.tuple(archive, position, position);
const spliced = fc.tuple(archive, position, fc.uint8Array({ minLength: 1, maxLength: 40 }));

const RUNS = Number(process.env.BIGORNA_MUTATED_RUNS ?? 150);
const expectVerdict = async (bytes: Uint8Array): Promise<void> => {
  const { verdict, findings } = await inspect(bytes);
  expect(['clear', 'refused']).toContain(verdict);
  if (verdict === 'refused') expect(findings.length).toBeGreaterThan(0);
};

describe('randomly changed archives', () => {
  it('are accepted before the change (R152)', async () => {
    for (const bytes of ARCHIVES) expect(await inspect(bytes)).toMatchObject({ verdict: 'clear' });
  });

  it('get a verdict after changes of bytes (R152)', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async ({ bytes, changes }) => {
        const next = Buffer.from(bytes);
        for (const [at, byte] of changes) next[at % next.length] = byte;
        await expectVerdict(next);
      }),
      { numRuns: RUNS },
    );
  });

  it('are refused when cut anywhere (R152)', async () => {
    await fc.assert(
      fc.asyncProperty(cut, async ([bytes, from, to]) => {
        const [start, end] = [from % bytes.length, to % bytes.length].toSorted((a, b) => a - b);
        const { verdict } = await inspect(bytes.subarray(start, end));
        expect(verdict).toBe('refused');
      }),
      { numRuns: RUNS },
    );
  });

  it('get a verdict after insertions of bytes (R152)', async () => {
    await fc.assert(
      fc.asyncProperty(spliced, async ([bytes, at, inserted]) => {
        const offset = at % bytes.length;
        await expectVerdict(Buffer.concat([bytes.subarray(0, offset), inserted, bytes.subarray(offset)]));
      }),
      { numRuns: RUNS },
    );
  });

  it('get a verdict when only the signatures are valid (R152)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        await expectVerdict(
          Buffer.concat([Buffer.from('504b0304', 'hex'), bytes, Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]),
        );
      }),
      { numRuns: RUNS },
    );
  });
});
