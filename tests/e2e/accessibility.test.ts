import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const THEMES = ['dark', 'light'] as const;
const NARROW = [320, 360] as const;

interface Place {
  name: string;
  path: (slug: string) => string;
  /** Who reads it; a visitor when absent. */
  as?: 'jogador';
  /** Whether it shows mods of its own accord. */
  hasMods?: true;
}

const PLACES: readonly Place[] = [
  { name: 'home', path: () => '/', hasMods: true },
  { name: 'listing', path: () => '/mods', hasMods: true },
  { name: 'mod page', path: (slug) => `/mods/${slug}` },
  { name: 'login', path: () => '/login' },
  { name: 'register', path: () => '/register' },
  { name: 'not found', path: () => '/nada/por/aqui' },
  { name: 'download page', path: (slug) => `/mods/${slug}/download`, as: 'jogador' },
  { name: 'dashboard', path: () => '/dashboard', as: 'jogador' },
];

/** Serious and critical findings, as `rule: where`. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
};

const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const place of PLACES) {
  test(`${place.name} is accessible in both themes, and fits into 320 and 360 pixels`, async ({ page, pageOf }) => {
    const reader = place.as ? await pageOf(place.as) : page;
    const [mod] = await listMods({ limit: '1', content_type: 'mod' });
    if (!mod) throw new Error('the catalogue is empty');
    // The countdown of the download page stands still, so that no download starts while the page is judged.
    await reader.clock.install();
    await reader.goto(place.path(mod.slug));
    const main = reader.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    if (place.hasMods) await expect(main.getByRole('article').first()).toBeVisible();
    for (const theme of THEMES) {
      await reader.evaluate((name) => localStorage.setItem('theme', name), theme);
      await reader.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
      await expect(reader.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violations(reader), theme).toEqual([]);
    }
    for (const width of NARROW) {
      await reader.setViewportSize({ width, height: 720 });
      expect(await sidewaysPixels(reader), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
