import type { Locale } from '@bigorna/domain/locales';
import { showTheme, THEMES, violations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { facesFor, READERS } from './support/places.ts';
import { richMod } from './support/rich-mod.ts';
import { goTo } from './support/walk.ts';

const JUDGED: readonly Locale[] = ['pt-BR', 'zh-CN'];

for (const locale of JUDGED)
  for (const reader of READERS)
    test(`axe finds nothing on any page in ${locale} for a ${reader}, dark and light`, async ({
      pageOf,
      newVisitor,
    }) => {
      test.setTimeout(240_000);
      const mod = await richMod();
      const page = reader === 'member' ? await pageOf('jogador', { locale }) : await newVisitor({ locale });
      await page.goto('/');
      const faults: string[] = [];
      for (const place of facesFor(reader))
        await test.step(place.path, async () => {
          await goTo(place, { page, reader, locale, mod });
          for (const theme of THEMES) {
            await showTheme(page, theme);
            faults.push(...(await violations(page)).map((fault) => `${place.path} ${theme} ${fault}`));
          }
        });
      expect(faults).toEqual([]);
    });
