import type { Locator, Page } from '@playwright/test';
import { createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { getHorizontalOverflow } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { openUntilVisible } from './support/open-until.ts';
import type { PendingMod } from './support/pending-mod.ts';

const HEADER_PX = 72;
const WIDTHS = [360, 640] as const;
const WORD = 'Bigorna'.repeat(12).slice(0, 80);
const TABLE = `| Loader | Versions | Client | Server | Configuration | Notes |\n${'|---'.repeat(6)}|\n${'| compatible '.repeat(6)}|`;
const CODE = `\`\`\`\n${'lamp.set(north);'.repeat(7).slice(0, 100)}\n\`\`\``;
/** Longer than any window of these tests. */
const FILLER = Array.from({ length: 40 }, (_, at) => `Linha ${at}.`).join('\n\n');

const TEXT = [
  '[Ir às perguntas](#faq) e [à instalação](#instalação)[^1]',
  'Use /give <jogador> <item>.',
  '<p align="center">Aviso: faça <b>backup</b></p>',
  'uma<br>duas<!-- nota -->',
  '<img src="/canary/1" onerror="__xss(1)"><script>__xss(1)</script>',
  WORD,
  TABLE,
  CODE,
  FILLER,
  '## FAQ',
  FILLER,
  '<details><summary>Mais</summary>\n\n## Instalação\n\nCopie o arquivo.\n\n</details>',
  FILLER,
  '[^1]: Uma nota.',
].join('\n\n');

let mod: PendingMod;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mod = await createApprovedMod({ description: TEXT, changelog: TEXT });
});
test.afterAll(async () => {
  await withdrawMod(mod);
});

const findText = (page: Page): Locator => page.getByRole('main').locator('.prose').first();
const openDescription = async (page: Page, hash = ''): Promise<void> => {
  const target = findText(page).getByRole('heading', { name: 'FAQ' });
  await openUntilVisible(target, `/mods/${mod.slug}${hash}`, 8_000, { timeout: 60_000 });
};
const openChangelog = async (page: Page): Promise<void> => {
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await page
    .getByRole('button', { name: /^Novidades e arquivo/ })
    .first()
    .click();
  await expect(findText(page).getByRole('heading', { name: 'FAQ' })).toBeAttached();
};

/** The heading has the focus, and is in view below the header. */
const expectAt = async (heading: Locator): Promise<void> => {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(HEADER_PX);
};

const expectCharacters = async (text: Locator): Promise<void> => {
  await expect(text).toContainText('Use /give <jogador> <item>.');
  await expect(text).toContainText('<script>__xss(1)</script>');
  await expect(text.locator('p', { hasText: 'Aviso' })).toHaveText('Aviso: faça backup');
  await expect(text.locator('p', { hasText: 'uma' }).first()).toHaveText(/^uma\s+duas$/, { useInnerText: true });
  await expect(text.locator('script, [onerror], img')).toHaveCount(0);
  await expect(text).not.toContainText('nota -->');
};

/** The table and the code are wider than their boxes. */
const expectOwnScroll = async (text: Locator): Promise<void> => {
  const boxes = text.locator('pre, :has(> table)');
  await expect(boxes).toHaveCount(2);
  const widths = await boxes.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(widths).toEqual([true, true]);
};

test('shows placeholders, HTML and line breaks of description and changelog (R030)', async ({ page }) => {
  await openDescription(page);
  await expectCharacters(findText(page));
  await openChangelog(page);
  await expectCharacters(findText(page));
});

test('lets wide tables and code scroll by themselves at 360 and 640 px (R030)', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const open of [openDescription, openChangelog]) {
      await open(page);
      expect(await getHorizontalOverflow(page), `${open.name} at ${width} px`).toBe(0);
      if (width === WIDTHS[0]) await expectOwnScroll(findText(page));
    }
  }
});

test('goes from a link to its heading by keyboard, and returns by Back (R030)', async ({ page }) => {
  await openDescription(page);
  const text = findText(page);
  const link = text.getByRole('link', { name: 'Ir às perguntas' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectAt(text.getByRole('heading', { name: 'FAQ' }));
  expect(page.url()).toContain('#user-content-faq');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/mods/${mod.slug}$`));
  await expect(link).toBeInViewport();
  await text.getByRole('link', { name: 'à instalação' }).click();
  await expectAt(text.getByRole('heading', { name: 'Instalação' }));
});

test('opens an address with the hash of a heading at that heading (R030)', async ({ page }) => {
  for (const hash of ['#user-content-faq', '#faq']) {
    await page.goto('/faq');
    await openDescription(page, hash);
    await expectAt(findText(page).getByRole('heading', { name: 'FAQ' }));
  }
  await openDescription(page, '#user-content-instalação');
  await expectAt(findText(page).getByRole('heading', { name: 'Instalação' }));
});

test('finds the headings of a changelog by its own links (R030)', async ({ page }) => {
  await openChangelog(page);
  const text = findText(page);
  await text.getByRole('link', { name: 'Ir às perguntas' }).click();
  await expectAt(text.getByRole('heading', { name: 'FAQ' }));
  await page.reload();
  await expectAt(text.getByRole('heading', { name: 'FAQ' }));
});

test('shows a text in the console as on the site, and follows its links there (R030)', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 800 });
  await admin.goto(`/admin/mods/${mod.id}`);
  await admin.getByRole('tab', { name: 'Visualizar' }).click();
  const preview = admin.getByRole('region', { name: 'Visualizar' });
  await expect(preview.getByRole('heading', { name: 'FAQ' })).toBeAttached();
  await expectCharacters(preview);
  expect(await getHorizontalOverflow(admin)).toBe(0);
  await expectOwnScroll(preview);
  const url = admin.url();
  await preview.getByRole('link', { name: 'Ir às perguntas' }).click();
  await expect(preview.getByRole('heading', { name: 'FAQ' })).toBeFocused();
  await expect(preview.getByRole('heading', { name: 'FAQ' })).toBeInViewport();
  expect(admin.url()).toBe(url);
  expect(admin.context().pages()).toHaveLength(1);
});
