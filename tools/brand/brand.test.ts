import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import sizes from '../../web/src/features/media-kit/brand-sizes.json' with { type: 'json' };
import { ROOT } from '../emulators/paths.ts';
import { anvilOf, brandDrawings, svgOf } from './drawings.ts';
import { lettered } from './lettering.ts';
import { NAME_LETTERS } from './letters.ts';

const PUBLIC = join(ROOT, 'web', 'public');
const bytesOf = (name: string) => readFile(join(PUBLIC, 'brand', name));
const drawings = brandDrawings(anvilOf(await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')));

describe('R042 the brand’s files', () => {
  it.each(drawings)('$name is kept as it is drawn', async (drawing) => {
    expect((await bytesOf(`${drawing.name}.svg`)).toString()).toBe(svgOf(drawing));
    expect((await bytesOf(`${drawing.name}.png`)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('are those whose sizes the page knows', async () => {
    const names = await readdir(join(PUBLIC, 'brand'));
    const found = await Promise.all(names.map(async (name) => [name, (await bytesOf(name)).length] as const));
    expect(Object.fromEntries(found)).toEqual(sizes);
  });

  it('are all in the archive', async () => {
    const packed = unzipSync(await bytesOf('brand.zip'));
    expect(Object.keys(packed).toSorted()).toEqual(
      drawings.flatMap(({ name }) => [`${name}.svg`, `${name}.png`]).toSorted(),
    );
  });
});

describe('pixel lettering', () => {
  it('puts letters side by side, with a gap between them', () => {
    expect(lettered('ii', NAME_LETTERS, 2)).toEqual({ d: expect.stringContaining('M4 4h2v1h-2z'), width: 6 });
  });
  it('does not leave a letter out', () => {
    expect(() => lettered('Ω', NAME_LETTERS, 2)).toThrow('No letter is drawn for Ω');
  });
});
