import type { Page } from '@playwright/test';
import { showTheme, THEMES, violations } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { accountButton, sendLogin } from './support/session.ts';

const REGISTER = {
  'pt-BR': 'Registro',
  'en-US': 'Register',
  'es-ES': 'Registro',
  'fr-FR': 'S’inscrire',
  'zh-CN': '注册',
};

for (const { browser, site } of [
  { browser: 'pt-BR', site: 'pt-BR' },
  { browser: 'pt-PT', site: 'pt-BR' },
  { browser: 'en-GB', site: 'en-US' },
  { browser: 'es-MX', site: 'es-ES' },
  { browser: 'fr-CH', site: 'fr-FR' },
  { browser: 'zh-TW', site: 'zh-CN' },
  { browser: 'de-DE', site: 'pt-BR' },
] as const) {
  test(`R055 a browser in ${browser} reads the site in ${site}`, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: browser });
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', site);
    await expect(page.getByRole('banner').getByRole('link', { name: REGISTER[site], exact: true })).toBeVisible();
  });
}

test('R058 the API’s messages come in the reader’s language', async ({ newVisitor, watch }) => {
  watch.expectError(/401 \(Unauthorized\).*\/api\/auth\/login/);
  for (const { locale, text } of [
    { locale: 'pt-BR', text: 'Usuário ou senha incorretos.' },
    { locale: 'en-US', text: 'Wrong username or password.' },
  ]) {
    const page = await newVisitor({ locale });
    await page.goto('/login');
    await page.getByRole('main').getByRole('textbox').first().fill(`ninguem-${locale.toLowerCase()}`);
    await page.locator('input[type=password]').fill('Errada123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('a language whose texts cannot be loaded gives way to pt-BR', async ({ newVisitor, watch }) => {
  watch.expectError(/Failed to load resource.*en-US/);
  const page = await newVisitor({ locale: 'en-US' });
  await page.route('**/assets/texts-*/en-US.*', (route) => route.abort());
  await page.goto('/mods');
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
  await page.unroute('**/assets/texts-*/en-US.*');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mods' })).toBeVisible();
});

const picker = (page: Page, name = 'Escolher idioma') => ({
  button: page.getByRole('banner').getByRole('button', { name }),
  menu: page.getByRole('menu', { name }),
  option: (language: string) => page.getByRole('menuitemradio', { name: language, exact: true }),
});
/** Expects that axe finds nothing on the page as it stands, in either theme. */
const expectNothingWrong = async (page: Page): Promise<void> => {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
};
const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));

test('R052 the picker has automatic on top, then the languages by region with native name and flag, and says why one is shown', async ({
  page,
}) => {
  await page.goto('/login');
  const { button, menu, option } = picker(page);
  await button.click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Automático',
    'Português (Brasil)',
    'English (US)',
    'Português (Portugal)',
    'Español (España)',
    'Français (France)',
    '简体中文',
  ]);
  for (const { region, languages } of [
    { region: 'Américas', languages: ['Português (Brasil)', 'English (US)'] },
    { region: 'Europa', languages: ['Português (Portugal)', 'Español (España)', 'Français (France)'] },
    { region: 'Ásia', languages: ['简体中文'] },
  ])
    await expect(menu.getByRole('group', { name: region }).getByRole('menuitemradio')).toHaveText(languages);
  await expect(menu.locator('svg.flag[aria-hidden=true]')).toHaveCount(6);
  await expect(option('Automático')).toBeChecked();
  await expect(option('Português (Brasil)')).toHaveAttribute('aria-current', 'true');
  await expect(menu).toHaveAccessibleDescription('Português (Brasil), detectado automaticamente');
  await expectNothingWrong(page);
  await option('Français (France)').click();
  await expect(menu).toBeHidden();
  const french = picker(page, 'Choisir la langue');
  await french.button.click();
  await expect(french.menu).toHaveAccessibleDescription('Français (France), langue choisie par vous');
  await expect(french.option('Français (France)')).toBeChecked();
  await expect(french.option('Automatique')).not.toBeChecked();
});

test('R052 the picker closes by a press outside and by Escape, and scrolls in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/login');
  const { button, menu, option } = picker(page);
  await button.click();
  await expect(menu).toBeVisible();
  await option('简体中文').scrollIntoViewIfNeeded();
  await expect(option('简体中文')).toBeInViewport({ ratio: 1 });
  await page.mouse.click(20, 280);
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
});

test('R052 the picker is used by the keyboard alone: arrows, Home, End, first letters', async ({ page }) => {
  await page.goto('/login');
  const { button, option } = picker(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(option('Automático')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option('English (US)')).toBeFocused();
  await page.keyboard.press('End');
  await expect(option('简体中文')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(option('Automático')).toBeFocused();
  await page.keyboard.type('esp');
  await expect(option('Español (España)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('lang', 'es-ES');
  await expect(picker(page, 'Elegir idioma').button).toBeFocused();
});

test('R052 R033 on a phone language and theme are in the menu, inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/login');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await expectNothingWrong(page);
  await sheet.getByRole('button', { name: 'Português (Brasil)' }).click();
  const { menu, option } = picker(page);
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await option('简体中文').click();
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('dialog', { name: '菜单' }).getByRole('button', { name: '主题' }).click();
  await page.getByRole('menuitemradio').nth(1).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('R053 a chosen language stays; automatic takes the browser’s again; both close the menu', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: 'en-GB' });
  await page.goto('/login');
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  expect(await stored(page)).toMatch(/^en-US@\d+$/);
  const english = picker(page, 'Choose language');
  await english.button.click();
  await english.option('Português (Portugal)').click();
  await expect(html(page)).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await stored(page)).toBe('pt-PT');
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'pt-PT');
  const portuguese = picker(page);
  await portuguese.button.click();
  await portuguese.option('Automático').click();
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await stored(page)).toMatch(/^en-US@\d+@auto$/);
});

test('R053 the account’s language is shown where nothing was chosen, without being taken for a choice; automatic, once chosen, stays', async ({
  newVisitor,
}) => {
  const member = await newMember({ verified: true });
  await firestore.doc(`users/${member.uid}`).update({ 'settings.locale': 'en-US' });
  const page = await newVisitor({ locale: 'pt-BR' });
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await expect.poll(() => stored(page)).toMatch(/^en-US@\d+$/);
  await page.goto('/edit-profile');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');

  const english = picker(page, 'Choose language');
  await english.button.click();
  await english.option('Automatic').click();
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
  const inProfile = page.getByRole('main').getByRole('combobox', { name: 'Idioma' });
  await expect(inProfile).toHaveValue('automatic');
  await page.reload();
  // Who is signed in is known by then, and with it the account's language.
  await expect(accountButton(page)).toBeVisible();
  await expect(inProfile).toHaveValue('automatic');
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
  const { button, menu, option } = picker(page);
  await button.click();
  await expect(option('Automático')).toBeChecked();
  await expect(menu).toHaveAccessibleDescription('Português (Brasil), detectado automaticamente');
});

test('R053 the whole page follows a choice: title, texts that came late, pages opened afterwards, the choice in the profile', async ({
  pageOf,
}) => {
  const page = await pageOf('jogador');
  await page.goto('/edit-profile');
  const inProfile = page.getByRole('main').getByRole('combobox', { name: /^(Idioma|Language)$/ });
  await expect(inProfile).toHaveValue('automatic');
  const { button, option } = picker(page);
  await button.click();
  await option('English (US)').click();
  await expect(page).toHaveTitle('Edit profile · Bigorna');
  await expect(inProfile).toHaveValue('en-US');
  await page.getByRole('banner').getByRole('link', { name: 'Mods', exact: true }).click();
  await expect(page).toHaveTitle('Mods · Bigorna');
  await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
  await expect(
    page
      .getByRole('tab', { name: /Comments/ })
      .or(page.getByRole('link', { name: /Comments/ }))
      .first(),
  ).toBeVisible();
});

test('R053 a language whose texts do not come is not taken, and a toast says so', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource.*zh-CN/);
  await page.goto('/login');
  await page.route('**/assets/texts-*/zh-CN.*', (route) => route.abort());
  const { button, option } = picker(page);
  await button.click();
  await option('简体中文').click();
  await expect(page.getByRole('alert').filter({ hasText: 'conexão' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
  await button.click();
  await option('English (US)').click();
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
});

const DAY_MS = 24 * 60 * 60_000;

for (const { kept, ageDays, shown } of [
  { kept: 'es-ES', ageDays: undefined, shown: 'es-ES' },
  { kept: 'es-ES', ageDays: 6, shown: 'es-ES' },
  { kept: 'es-ES', ageDays: 8, shown: 'fr-FR' },
  { kept: undefined, ageDays: undefined, shown: 'fr-FR' },
]) {
  const what = kept ? (ageDays ? `detected ${ageDays} days ago` : 'chosen') : 'not kept';
  test(`R054 with a language ${what}, a browser in French reads ${shown}`, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: 'fr-CA' });
    const text = kept && (ageDays ? `${kept}@${Date.now() - ageDays * DAY_MS}` : kept);
    await page.addInitScript((value) => {
      if (value && !sessionStorage.getItem('given')) localStorage.setItem('locale', value);
      sessionStorage.setItem('given', 'yes');
    }, text);
    await page.goto('/login');
    await expect(html(page)).toHaveAttribute('lang', shown);
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', shown);
  });
}

test('R054 a browser that names no language leaves it to the page’s own tag', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => '' }));
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<html lang="pt-BR"', '<html lang="es"'),
    });
  });
  await page.goto('/login');
  await expect(html(page)).toHaveAttribute('lang', 'es-ES');
});

test('R051 a reader of another language is sent that one alone, and only what the page at hand needs', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: 'fr-FR' });
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/texts-[^/]+\/(.+)\.json$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  await page.goto('/mods');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(files).toEqual(['fr-FR.first']);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/mods\/[\w-]+$/);
  await expect.poll(() => files).toEqual(['fr-FR.first', 'fr-FR.mod']);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveTitle(/Bigorna$/);
  await expect.poll(() => files).toEqual(['fr-FR.first', 'fr-FR.mod', 'fr-FR.later']);
});

test('R055 what is asked for before the site’s scripts are there is asked for by the prefix alone, unless a language is kept', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: 'pt-PT' });
  const isHome = (request: { url: () => string }): boolean => new URL(request.url()).pathname === '/api/home';
  const asked = page.waitForRequest(isHome);
  await page.goto('/');
  expect((await asked).headers()['accept-language']).toBe('pt');
  await page.evaluate(() => localStorage.setItem('locale', 'pt-PT'));
  const again = page.waitForRequest(isHome);
  await page.reload();
  expect((await again).headers()['accept-language']).toBe('pt-PT');
});

test('R047 without a network a page opens though its texts have not come, and has them once it is back', async ({
  newVisitor,
  watch,
}) => {
  // What a build for the emulators says of texts that lack: here they are to.
  watch.bearError(/for locale "en-US", using default message|Failed to load resource.*en-US/);
  const page = await newVisitor({ locale: 'en-US' });
  await page.goto('/mods');
  const mod = page.getByRole('main').getByRole('article').first().getByRole('heading');
  await expect(mod).toBeVisible();
  await page.route('**/assets/texts-*/en-US.mod.json', (route) => route.abort());
  /** What the browser takes the network for. */
  const setOnline = (isOnline: boolean): Promise<void> =>
    page.evaluate((is) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is });
      dispatchEvent(new Event(is ? 'online' : 'offline'));
    }, isOnline);
  await setOnline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await mod.click();
  const comments = (name: RegExp) => page.getByRole('tab', { name }).or(page.getByRole('link', { name })).first();
  await expect(comments(/Comentários/)).toBeVisible();
  await page.unroute('**/assets/texts-*/en-US.mod.json');
  await setOnline(true);
  await expect(comments(/Comments/)).toBeVisible();
});

test('R053 a language chosen in one tab is followed by the others', async ({ newVisitor }) => {
  const page = await newVisitor({ locale: 'pt-BR' });
  await page.goto('/login');
  const other = await page.context().newPage();
  await other.goto('/faq');
  const there = picker(other);
  await there.button.click();
  await there.option('Français (France)').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page).toHaveTitle(/^Connexion/);
  const here = picker(page, 'Choisir la langue');
  await here.button.click();
  await expect(here.option('Français (France)')).toBeChecked();
});
