import { listMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

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
  { name: 'forgotten password', path: () => '/forgot-password' },
  { name: 'reset without a link', path: () => '/reset-password' },
  { name: 'cut-off link', path: () => '/auth/action?mode=resetPassword' },
  { name: 'contact', path: () => '/contact' },
  { name: 'unauthorized', path: () => '/unauthorized' },
  { name: 'mails without any', path: () => '/dev/mail?to=ninguem' },
  { name: 'not found', path: () => '/nada/por/aqui' },
  { name: 'download page', path: (slug) => `/mods/${slug}/download`, as: 'jogador' },
  { name: 'dashboard', path: () => '/dashboard', as: 'jogador' },
];

for (const place of PLACES) {
  test(`${place.name} is accessible in both themes, and fits into 320 and 360 pixels`, async ({ page, pageOf }) => {
    const reader = place.as ? await pageOf(place.as) : page;
    const [mod] = await listMods({ limit: '1', content_type: 'mod', sort: 'downloads' });
    if (!mod) throw new Error('the catalogue is empty');
    // The countdown of the download page stands still, so that no download starts while the page is judged.
    await reader.clock.install();
    await reader.goto(place.path(mod.slug));
    const main = reader.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    if (place.hasMods) await expect(main.getByRole('article').first()).toBeVisible();
    await expectAccessible(reader);
  });
}
