import type { Locale } from '@bigorna/domain/locales';
import { showTheme, smallTargets, THEMES, violations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { layoutFaults, spaceTexts } from './support/layout-faults.ts';
import { facesFor, READERS } from './support/places.ts';
import { goTo, startWalk } from './support/walk.ts';

/** On a machine that many share. */
const LONG_MS = 600_000;
const JUDGED: readonly Locale[] = ['pt-BR', 'zh-CN'];

for (const locale of JUDGED)
  for (const reader of READERS)
    test(`axe finds nothing on any page in ${locale} for a ${reader}, dark and light`, async ({
      pageOf,
      newVisitor,
    }) => {
      test.setTimeout(LONG_MS);
      const walk = await startWalk({ pageOf, newVisitor }, reader, locale);
      const faults: string[] = [];
      for (const place of facesFor(reader))
        await test.step(place.path, async () => {
          await goTo(place, walk);
          for (const theme of THEMES) {
            await showTheme(walk.page, theme);
            faults.push(...(await violations(walk.page)).map((fault) => `${place.path} ${theme} ${fault}`));
          }
        });
      expect(faults).toEqual([]);
    });

/** A window of 1280 pixels, the same at 200 %, and the narrowest that WCAG asks for. */
const DESKTOP = 1280;
const DOUBLED = DESKTOP / 2;
const NARROWEST = 320;

for (const reader of READERS)
  test(`nothing of any page is lost at 320 pixels, at 200 % or in spaced texts for a ${reader}`, async ({
    pageOf,
    newVisitor,
  }) => {
    test.setTimeout(LONG_MS);
    // The longest words.
    const walk = await startWalk({ pageOf, newVisitor }, reader, 'fr-FR');
    const { page } = walk;
    const faults: Record<string, string[]> = {};
    for (const place of facesFor(reader))
      await test.step(place.path, async () => {
        await page.setViewportSize({ width: DESKTOP, height: 800 });
        await goTo(place, walk);
        const found: Record<string, string[]> = {
          doubled: await layoutFaults(page, DOUBLED),
          narrow: await layoutFaults(page, NARROWEST),
          targets: await smallTargets(page),
        };
        await spaceTexts(page, true);
        found.spacedNarrow = await layoutFaults(page, NARROWEST);
        found.spaced = await layoutFaults(page, DESKTOP);
        await spaceTexts(page, false);
        for (const [how, what] of Object.entries(found)) if (what.length > 0) faults[`${place.path} ${how}`] = what;
      });
    expect(faults).toEqual({});
  });
