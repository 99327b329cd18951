import { randomBytes } from 'node:crypto';
import { buildRawZip, buildTestZip } from '../../../functions/src/files/archives/testing/build-raw-zip.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

export interface MeasuredArchive {
  readonly name: string;
  bytes(): Buffer;
}

const numbered = (count: number, data: (i: number) => Uint8Array): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`assets/${i}.bin`, data(i)]));

/** Text that compresses to about a fiftieth of its size, which the inspection still allows. */
const text = (bytes: number): Buffer => {
  const line = Buffer.from('the quick brown fox jumps over the lazy dog and goes on and on ');
  const made = Buffer.alloc(bytes, line);
  for (let at = 0; at < bytes; at += 100) made[at] = Math.floor(Math.random() * 256);
  return made;
};
const noise = (bytes: number): Buffer => randomBytes(bytes);

const ENTRIES = 10_000;
const named = (count: number, toName: (i: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [toName(i), 'x']));

/** Archives whose listing is long. */
export const LISTED_ARCHIVES: readonly MeasuredArchive[] = [
  { name: '10,000 files in one folder', bytes: () => buildTestZip(named(ENTRIES, (i) => `assets/${i}.txt`)) },
  {
    name: '10,000 files, 250 folders deep each',
    bytes: () => buildTestZip(named(ENTRIES, (i) => `${'a/'.repeat(125)}${i}/${'b/'.repeat(120)}c`)),
  },
  {
    name: '30,000 files in nested archives, names of 512 bytes',
    bytes: () => {
      const folder = (depth: number) => `${depth}${'é'.repeat(250)}.jar`;
      const inner = (at: number) =>
        buildTestZip({ [folder(2)]: buildTestZip(named(9_990, (i) => `${at}/${i}/${'é'.repeat(240)}`)) });
      return buildTestZip(Object.fromEntries([1, 2, 3].map((at) => [`${at}${folder(1)}`, inner(at)])));
    },
  },
  {
    name: '10,000 hostile names: quotes, markup, two directions',
    bytes: () => buildTestZip(named(ENTRIES, (i) => `${'"'.repeat(200)}<img src=x onerror=alert(1)> שלום/${i}.txt`)),
  },
];

/** A typical benign upload, and the heaviest hostile uploads that no early check stops. */
export const MEASURED_ARCHIVES: readonly MeasuredArchive[] = [
  { name: 'benign: 100 MB, 2,000 files', bytes: () => buildTestZip(numbered(2000, () => noise(50 * KIB))) },
  {
    name: 'worst: 30,000 small files, compressed',
    bytes: () => buildTestZip(numbered(30_000, (i) => Buffer.from(`file ${i}`))),
  },
  {
    name: 'worst: 250 MB stored in one file',
    bytes: () => buildRawZip([{ name: 'a.bin', data: noise(250 * MIB), method: 0 }]),
  },
  {
    name: 'worst: 1 GiB of text, compressed to a few MB',
    bytes: () => {
      const data = text(63 * MIB);
      return buildTestZip(numbered(16, () => data));
    },
  },
  {
    name: 'worst: nested archives, 80 MB each',
    bytes: () =>
      buildTestZip({
        'a.jar': buildTestZip({ 'b.jar': buildTestZip({ 'c.jar': buildTestZip({ 'd.bin': noise(80 * MIB) }) }) }),
      }),
  },
  {
    name: 'worst: 10,000 nested archives',
    bytes: () => buildTestZip(numbered(10_000, (i) => buildTestZip({ [`${i}`]: Buffer.from('x') }))),
  },
];
