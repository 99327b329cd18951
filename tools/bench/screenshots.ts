import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium, machineChromium } from '../testing/chromium.ts';
import { contactSheet } from './pictures/sheet.ts';
import { SUBJECTS } from './pictures/subjects.ts';
import { type StorageState, signIn, THEMES, takePicture, WIDTHS } from './pictures/take.ts';

const listAnswer = z.object({ data: z.array(z.object({ slug: z.string(), title: z.string() })).min(1) });

async function popularMod(baseURL: string) {
  const answer = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  const [mod] = listAnswer.parse(await answer.json()).data;
  if (!mod) throw new Error('the catalogue is empty');
  return mod;
}

/**
 * Takes pictures of every page in both themes and three widths, against a portal that runs already: one by one, and a
 * sheet for each page to look over.
 *
 * @param args `--into FOLDER` (default .cache/screenshots) and `--only NAME` for the pages whose name begins with it
 */
export async function screenshots(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { into: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
  });
  const baseURL = process.env.BIGORNA_URL ?? 'http://localhost:5050';
  await mkdir(join(values.into, 'sheets'), { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
  try {
    const mod = await popularMod(baseURL);
    const states = new Map<string, StorageState>();
    for (const subject of SUBJECTS.filter(({ name }) => name.startsWith(values.only))) {
      const { as, name } = subject;
      if (as && !states.has(as)) states.set(as, await signIn(browser, baseURL, as));
      const taken: { picture: Buffer; width: number }[] = [];
      for (const width of WIDTHS)
        for (const theme of THEMES) {
          const where = { baseURL, address: subject.address(mod), state: as ? states.get(as) : undefined };
          const picture = await takePicture(browser, where, subject, { theme, width });
          await writeFile(join(values.into, `${name}-${width}-${theme}.png`), picture);
          taken.push({ picture, width });
        }
      const sheet = join(values.into, 'sheets', `${name}.png`);
      await contactSheet(taken, sheet);
      console.log(sheet);
    }
  } finally {
    await browser.close();
  }
}
