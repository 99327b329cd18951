import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../emulators/paths.ts';
import { zip } from '../seed/archives/zip.ts';
import { anvilOf, brandDrawings, type Drawing, svgOf } from './drawings.ts';

const PUBLIC = join(ROOT, 'web', 'public');
const FOLDER = join(PUBLIC, 'brand');
/** Where the media kit reads how large the files are. */
const SIZES = join(ROOT, 'web', 'src', 'features', 'media-kit', 'brand-sizes.json');

const pngOf = async (drawing: Drawing): Promise<Uint8Array> => {
  const image = sharp(Buffer.from(svgOf(drawing, drawing.scale)));
  return new Uint8Array(await image.png({ palette: true, compressionLevel: 9 }).toBuffer());
};

/** `node tools/brand/main.ts`: draws what the media kit offers to download, from the brand's name and the anvil. */
const anvil = anvilOf(await readFile(join(PUBLIC, 'favicon.svg'), 'utf8'));
const files: Record<string, string | Uint8Array> = {};
for (const drawing of brandDrawings(anvil)) {
  files[`${drawing.name}.svg`] = svgOf(drawing);
  files[`${drawing.name}.png`] = await pngOf(drawing);
}
files['brand.zip'] = zip(files);
await mkdir(FOLDER, { recursive: true });
await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(FOLDER, name), data)));
const sizes = Object.fromEntries(Object.entries(files).map(([name, data]) => [name, Buffer.byteLength(data)]));
await writeFile(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
