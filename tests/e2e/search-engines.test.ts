import type { Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const description = (page: Page): Promise<string | null> =>
  page.locator('meta[name=description]').getAttribute('content');

test('serves robots.txt, a sitemap and a description per page', async ({ page }) => {
  const robots = await page.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(
    /^User-agent: \*\nDisallow: \/admin\nDisallow: \/members\/\n[\s\S]*\nSitemap: https:/,
  );
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const pages = await page.request.get('/sitemaps/pages.xml');
  expect(await pages.text()).toMatch(/<loc>https:\/\/[^<]+\/faq<\/loc>/);

  await page.goto('/');
  const siteDescription = await description(page);
  await page.goto('/terms');
  const lead = page.locator('.text-lead');
  await expect(lead).toBeVisible();
  await expect.poll(() => description(page)).toBe(await lead.textContent());
  expect(await description(page)).not.toBe(siteDescription);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => description(page), 'the description of the site again').toBe(siteDescription);

  const [mod] = await listPopularMods();
  await page.goto(`/mods/${mod.slug}?tab=versions`);
  await expect.poll(() => description(page)).toBe(mod.short_description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/mods/${mod.slug}$`));
});
