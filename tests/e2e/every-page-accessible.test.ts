import type { Locale } from '@bigorna/domain/locales';
import { findSmallTargets, findViolations, switchTheme, THEMES } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { findLayoutFaults, setTextSpacing } from './support/layout-faults.ts';
import { getPagesToCheck, VIEWERS } from './support/site-pages.ts';
import { openPage, startWalk } from './support/walk.ts';

/** Timeout for a shared machine. */
const LONG_MS = 600_000;
const CHECKED_LOCALES: readonly Locale[] = ['pt-BR', 'zh-CN'];

for (const locale of CHECKED_LOCALES)
  for (const viewer of VIEWERS)
    test(`axe finds nothing on any page in ${locale} for a ${viewer}, dark and light`, async ({
      openAs,
      newVisitor,
    }) => {
      test.setTimeout(LONG_MS);
      const walk = await startWalk({ openAs, newVisitor }, viewer, locale);
      const faults: string[] = [];
      for (const sitePage of getPagesToCheck(viewer))
        await test.step(sitePage.path, async () => {
          await openPage(sitePage, walk);
          for (const theme of THEMES) {
            await switchTheme(walk.page, theme);
            faults.push(...(await findViolations(walk.page)).map((fault) => `${sitePage.path} ${theme} ${fault}`));
          }
        });
      expect(faults).toEqual([]);
    });

/** Width of a window, in px. */
const DESKTOP = 1280;
/** The same window at 200 % zoom. */
const DOUBLED = DESKTOP / 2;
/** Minimum width of WCAG 1.4.10. */
const NARROWEST = 320;

for (const viewer of VIEWERS)
  test(`every page fits 320 px, 200 % zoom and spaced text for a ${viewer}`, async ({ openAs, newVisitor }) => {
    test.setTimeout(LONG_MS);
    // French has the longest words.
    const walk = await startWalk({ openAs, newVisitor }, viewer, 'fr-FR');
    const { page } = walk;
    const faults: Record<string, string[]> = {};
    for (const sitePage of getPagesToCheck(viewer))
      await test.step(sitePage.path, async () => {
        await page.setViewportSize({ width: DESKTOP, height: 800 });
        await openPage(sitePage, walk);
        const found: Record<string, string[]> = {
          doubled: await findLayoutFaults(page, DOUBLED),
          narrow: await findLayoutFaults(page, NARROWEST),
          targets: await findSmallTargets(page),
        };
        await setTextSpacing(page, true);
        found.spacedNarrow = await findLayoutFaults(page, NARROWEST);
        found.spaced = await findLayoutFaults(page, DESKTOP);
        await setTextSpacing(page, false);
        for (const [layout, problems] of Object.entries(found))
          if (problems.length > 0) faults[`${sitePage.path} ${layout}`] = problems;
      });
    expect(faults).toEqual({});
  });
