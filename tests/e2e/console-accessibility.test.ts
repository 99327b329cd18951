import { FieldPath } from 'firebase-admin/firestore';
import { findViolations, getSettledOverflow } from './support/axe.ts';
import { CONSOLE_PAGES, expectLoaded } from './support/console-pages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** First mod of the seed. No other test deletes it. */
const findSeedMod = async (): Promise<string> => {
  const [found] = (await firestore.collection('mods').orderBy(FieldPath.documentId()).startAt('seed-').limit(1).get())
    .docs;
  if (!found) throw new Error('the seed has no mod');
  return found.id;
};

/** Pages that the menu does not list: forms, cards and the queue, with records of the seed. */
const getSubpages = async (): Promise<string[]> => {
  const mod = await findSeedMod();
  return [
    'mods/review',
    'mods/create',
    `mods/${mod}`,
    `mods/${mod}/show`,
    'users/seed-jogador/show',
    'ads/create',
    'ads/servidor-quintal',
    'blocked-files/create',
    'game-versions/create',
    'faq/create',
    'faq/f1',
    'changelog/create',
    'changelog/1.2.0',
    'announcements/create',
    'logs/l001/show',
  ].map((path) => `/admin/${path}`);
};

const half = <T>(list: readonly T[], which: 0 | 1): readonly T[] => list.filter((_one, at) => at % 2 === which);

for (const theme of ['dark', 'light'] as const) {
  for (const which of [0, 1] as const) {
    test(`every console page is accessible and fits a phone: ${theme}, half ${which + 1} of 2 (R121)`, async ({
      chief: page,
    }) => {
      test.setTimeout(300_000);
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const paths = [...CONSOLE_PAGES.map((one) => one.path), ...(await getSubpages())];
      const found: Record<string, unknown> = {};
      for (const path of half(paths, which)) {
        await page.setViewportSize(WIDE);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectLoaded(page);
        const faults = await findViolations(page);
        await page.setViewportSize(PHONE);
        await expectLoaded(page);
        const sideways = await getSettledOverflow(page);
        if (faults.length > 0 || sideways > 0) found[path] = { faults, sideways };
      }
      expect(found).toEqual({});
    });
  }
}
