import { randomBytes } from 'node:crypto';
import { handMadeZip, zipOf } from '../../../functions/src/archives/testing/hand-made-zip.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** An archive whose check is measured. */
export interface MeasuredArchive {
  readonly name: string;
  bytes(): Buffer;
}

const numbered = (count: number, data: (i: number) => Uint8Array): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`assets/${i}.bin`, data(i)]));

/** Text that packs to about a fiftieth: well within the ratio that is allowed. */
const text = (bytes: number): Buffer => {
  const line = Buffer.from('the quick brown fox jumps over the lazy dog and goes on and on ');
  const made = Buffer.alloc(bytes, line);
  for (let at = 0; at < bytes; at += 100) made[at] = Math.floor(Math.random() * 256);
  return made;
};
const noise = (bytes: number): Buffer => randomBytes(bytes);

/** What an honest author sends, and the heaviest that somebody who means harm may send without being stopped earlier. */
export const MEASURED_ARCHIVES: readonly MeasuredArchive[] = [
  { name: 'honest: 100 MB, 2,000 files', bytes: () => zipOf(numbered(2000, () => noise(50 * KIB))) },
  { name: 'worst: 30,000 small files, packed', bytes: () => zipOf(numbered(30_000, (i) => Buffer.from(`file ${i}`))) },
  {
    name: 'worst: 250 MB stored in one file',
    bytes: () => handMadeZip([{ name: 'a.bin', data: noise(250 * MIB), method: 0 }]),
  },
  {
    name: 'worst: 1 GiB of text, packed to a few MB',
    bytes: () => {
      const data = text(63 * MIB);
      return zipOf(numbered(16, () => data));
    },
  },
  {
    name: 'worst: packs in packs, 80 MB each',
    bytes: () => zipOf({ 'a.jar': zipOf({ 'b.jar': zipOf({ 'c.jar': zipOf({ 'd.bin': noise(80 * MIB) }) }) }) }),
  },
  {
    name: 'worst: 10,000 packs inside',
    bytes: () => zipOf(numbered(10_000, (i) => zipOf({ [`${i}`]: Buffer.from('x') }))),
  },
];
