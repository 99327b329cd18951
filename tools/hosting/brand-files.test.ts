import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import sizes from '../../web/src/features/media-kit/brand-sizes.json' with { type: 'json' };
import { ROOT } from '../shared/paths.ts';

const FOLDER = join(ROOT, 'web', 'public', 'brand');
const names = await readdir(FOLDER);
const files = new Map(
  await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(join(FOLDER, name)))] as const)),
);

describe('brand files (R042)', () => {
  it('have the sizes in bytes that the page shows', () => {
    expect(Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.length]))).toEqual(sizes);
  });

  it('are all in brand.zip', () => {
    const single = [...files].filter(([name]) => name !== 'brand.zip');
    expect(unzipSync(files.get('brand.zip') ?? new Uint8Array())).toEqual(Object.fromEntries(single));
  });

  it('include a PNG for each SVG', () => {
    for (const drawing of names.filter((name) => name.endsWith('.svg'))) {
      const png = files.get(drawing.replace('.svg', '.png'));
      expect(Buffer.from(png?.subarray(1, 4) ?? []).toString(), drawing).toBe('PNG');
    }
  });
});
