import { FieldPath } from 'firebase-admin/firestore';
import { sidewaysPixelsAtRest, violations } from './support/axe.ts';
import { CONSOLE_PAGES, expectLoaded } from './support/console-pages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The first mod of the seed: no test takes it away, as it does its own. */
const seededMod = async (): Promise<string> => {
  const [found] = (await firestore.collection('mods').orderBy(FieldPath.documentId()).startAt('seed-').limit(1).get())
    .docs;
  if (!found) throw new Error('the seed has no mod');
  return found.id;
};

/** The pages behind the menu's: forms, cards and the queue, of records of the seed. */
const pagesBehind = async (): Promise<string[]> => {
  const mod = await seededMod();
  return [
    'mods/review',
    'mods/create',
    `mods/${mod}`,
    `mods/${mod}/show`,
    'users/seed-jogador/show',
    'ads/create',
    'ads/servidor-quintal',
    'blocked-files/create',
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
    test(`R121 no page of the console breaks the rules of accessibility or is wider than a phone: ${theme}, half ${which + 1} of 2`, async ({
      pageOf,
    }) => {
      test.setTimeout(300_000);
      const page = await pageOf('super');
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const addresses = [...CONSOLE_PAGES.map((one) => one.address), ...(await pagesBehind())];
      const found: Record<string, unknown> = {};
      for (const address of half(addresses, which)) {
        await page.setViewportSize(WIDE);
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectLoaded(page);
        const faults = await violations(page);
        await page.setViewportSize(PHONE);
        await expectLoaded(page);
        const sideways = await sidewaysPixelsAtRest(page);
        if (faults.length > 0 || sideways > 0) found[address] = { faults, sideways };
      }
      expect(found).toEqual({});
    });
  }
}
