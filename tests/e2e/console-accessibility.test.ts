import { sidewaysPixels, violations } from './support/axe.ts';
import { CONSOLE_PAGES, expectLoaded } from './support/console-pages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Some record of a collection: any will do, for only its page is looked at. */
const someId = async (collection: string): Promise<string> => {
  const [found] = (await firestore.collection(collection).limit(1).get()).docs;
  if (!found) throw new Error(`the seed has nothing in ${collection}`);
  return found.id;
};

/** The pages behind the menu's: forms, cards and the queue. */
const pagesBehind = async (): Promise<string[]> => {
  const [mod, user, ad, question, entry, log] = await Promise.all(
    ['mods', 'users', 'ads', 'faq', 'changelog', 'logs'].map(someId),
  );
  return [
    'mods/review',
    'mods/create',
    `mods/${mod}`,
    `mods/${mod}/show`,
    `users/${user}/show`,
    'ads/create',
    `ads/${ad}`,
    'faq/create',
    `faq/${question}`,
    'changelog/create',
    `changelog/${entry}`,
    'announcements/create',
    `logs/${log}/show`,
  ].map((path) => `/admin/${path}`);
};

for (const theme of ['dark', 'light'] as const) {
  test(`R121 no page of the console breaks the rules of accessibility or is wider than a phone: ${theme}`, async ({
    pageOf,
  }) => {
    test.setTimeout(300_000);
    const page = await pageOf('super');
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const found: Record<string, unknown> = {};
    for (const address of [...CONSOLE_PAGES.map((one) => one.address), ...(await pagesBehind())]) {
      await page.setViewportSize(WIDE);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectLoaded(page);
      const faults = await violations(page);
      await page.setViewportSize(PHONE);
      await expectLoaded(page);
      const sideways = await sidewaysPixels(page);
      if (faults.length > 0 || sideways > 0) found[address] = { faults, sideways };
    }
    expect(found).toEqual({});
  });
}
