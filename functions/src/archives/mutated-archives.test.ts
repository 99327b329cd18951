import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectArchive } from './inspect-archive.ts';
import { classWith, handMadeZip, streamed, zipOf } from './testing/hand-made-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-mutated-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = async (bytes: Uint8Array) => {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  return inspectArchive({ path, fileName: 'mod.jar', size: bytes.length, blocked: new Map([['a'.repeat(64), 'x']]) });
};

/** With all that archives have: folders, packs inside, sums behind the data, files packed and not, a comment. */
const ARCHIVES = [
  handMadeZip(
    [
      {
        name: 'fabric.mod.json',
        data: '{"schemaVersion":1,"id":"prova","version":"1.0.0","depends":{"minecraft":"~1.21"}}',
      },
      { name: 'a/' },
      streamed({ name: 'a/b.class', data: classWith('java/lang/Object', 'run') }),
      { name: 'a/c.txt', data: 'texto', method: 0 },
      { name: 'META-INF/jars/d.jar', data: zipOf({ 'e.class': classWith('x'), 'f.txt': 'y' }), method: 0 },
    ],
    { comment: Buffer.from('comentário') },
  ),
  zipOf({
    'quilt.mod.json': '{"schema_version":1,"quilt_loader":{"id":"prova","version":"1.0.0"}}',
    'scripts/a.js': 'x',
  }),
] as const;

const archive = fc.constantFrom(...ARCHIVES);
const place = fc.nat(0xffff);

const mutated = fc.record({
  bytes: archive,
  changes: fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 }),
});
const cut = fc.tuple(archive, place, place);
const spliced = fc.tuple(archive, place, fc.uint8Array({ minLength: 1, maxLength: 40 }));

const RUNS = Number(process.env.BIGORNA_MUTATED_RUNS ?? 150);
const judged = async (bytes: Uint8Array): Promise<void> => {
  const { verdict, findings } = await inspect(bytes);
  expect(['clear', 'refused']).toContain(verdict);
  if (verdict === 'refused') expect(findings.length).toBeGreaterThan(0);
};

describe('an archive that chance has changed', () => {
  it('R152 before that each is taken', async () => {
    for (const bytes of ARCHIVES) expect(await inspect(bytes)).toMatchObject({ verdict: 'clear' });
  });

  it('R152 has a verdict, whichever bytes are others', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async ({ bytes, changes }) => {
        const next = Buffer.from(bytes);
        for (const [at, byte] of changes) next[at % next.length] = byte;
        await judged(next);
      }),
      { numRuns: RUNS },
    );
  });

  it('R152 has a verdict, wherever it is cut; a part of it is never taken for the whole', async () => {
    await fc.assert(
      fc.asyncProperty(cut, async ([bytes, from, to]) => {
        const [start, end] = [from % bytes.length, to % bytes.length].toSorted((a, b) => a - b);
        const { verdict } = await inspect(bytes.subarray(start, end));
        expect(verdict).toBe('refused');
      }),
      { numRuns: RUNS },
    );
  });

  it('R152 has a verdict, wherever bytes are put in; with bytes between its files it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(spliced, async ([bytes, at, more]) => {
        const place = at % bytes.length;
        await judged(Buffer.concat([bytes.subarray(0, place), more, bytes.subarray(place)]));
      }),
      { numRuns: RUNS },
    );
  });

  it('R152 has a verdict where it is nothing but chance behind a signature', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        await judged(
          Buffer.concat([Buffer.from('504b0304', 'hex'), bytes, Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]),
        );
      }),
      { numRuns: RUNS },
    );
  });
});
