import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { fetchPopularMod } from './pages/warm-up.ts';
import { SUBJECTS } from './pictures/subjects.ts';
import { THEMES, takePicture, WIDTHS } from './pictures/take.ts';
import { signInAs } from './sign-in.ts';

/** Width of a picture on a sheet, by window width. */
const SHOWN_PX = { 360: 240, 768: 360, 1440: 560 } as const;
/** Pictures on a sheet end at this height: further down, pages only repeat the same parts. */
const TALLEST_PX = 1_800;
const JOIN = { shim: 12, background: '#808080' };

/** Scales and cuts a picture for a sheet. */
const shrink = async (picture: Buffer, width: number): Promise<Buffer> => {
  const small = await sharp(picture).resize({ width }).toBuffer();
  return sharp(small).resize({ width, height: TALLEST_PX, position: 'top', withoutEnlargement: true }).toBuffer();
};

/**
 * Takes pictures of every page in both themes and three widths, from a running portal: single files, and a sheet per
 * page.
 *
 * @param args `--into FOLDER` (default .cache/screenshots); `--only NAME`: pages with this name prefix
 */
export async function takeScreenshots(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { into: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
  });
  const visitor = { baseURL: process.env.BIGORNA_URL ?? 'http://localhost:5050', locale: 'pt-BR' };
  await mkdir(join(values.into, 'sheets'), { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
  try {
    const mod = await fetchPopularMod(visitor.baseURL);
    const contexts = new Map<string | null, BrowserContextOptions>([[null, visitor]]);
    for (const { as, name, getPath, ready } of SUBJECTS.filter((subject) => subject.name.startsWith(values.only))) {
      const context = contexts.get(as) ?? (await signInAs(browser, visitor, as ?? ''));
      contexts.set(as, context);
      const images: Buffer[] = [];
      for (const width of WIDTHS)
        for (const theme of THEMES) {
          const picture = await takePicture(browser, { ...context, path: getPath(mod), ready }, { theme, width });
          await writeFile(join(values.into, `${name}-${width}-${theme}.png`), picture);
          images.push(await shrink(picture, SHOWN_PX[width]));
        }
      const sheet = join(values.into, 'sheets', `${name}.png`);
      await sharp(images, { join: { ...JOIN, across: images.length } }).toFile(sheet);
      console.log(sheet);
    }
  } finally {
    await browser.close();
  }
}
