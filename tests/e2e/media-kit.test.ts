import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { publicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { CURRENCY } from '@bigorna/domain/limits';
import type { Locale } from '@bigorna/domain/locales';
import type { Page } from '@playwright/test';
import { fetchData } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { renderInBrowser } from './support/network.ts';
import { stubStrictPanelAccess } from './support/panel-access.ts';
import { getToastByTitle } from './support/registration.ts';
import { getLoginLink, sendLogin, signIn } from './support/session.ts';
import { getStoredToken } from './support/stored-token.ts';

const KIT = '/public/media-kit';
const TYPES = { SVG: 'image/svg+xml', PNG: 'image/png', ZIP: 'application/zip' } as const;
const MAGIC_BYTES = { SVG: '<svg', PNG: '\x89PNG', ZIP: 'PK\x03\x04' } as const;

const header = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    banner,
    contact: banner.getByRole('link', { name: 'Contato', exact: true }),
    admin: banner.getByRole('link', { name: 'Admin', exact: true }),
    verified: banner.getByText('Verificado'),
    logout: banner.getByRole('button', { name: 'Sair' }),
  };
};
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const getKit = (locale: Locale) => fetchData(`/media-kit?lang=${locale}`, publicMediaKit);

/** Pattern of a displayed price, with any space between sign and number. */
const priceText = (cents: number, locale: Locale): RegExp => {
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY }).format(cents / 100);
  return new RegExp(text.replace(/[$.]/g, '\\$&').replace(/\s/g, '\\s'));
};

const expectOffers = async (page: Page, locale: Locale): Promise<void> => {
  const { formats } = await getKit(locale);
  expect(formats.length).toBeGreaterThan(0);
  for (const { name, description, price_cents } of formats) {
    const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: description });
    await expect(offer.getByRole('heading', { name })).toBeVisible();
    await expect(offer).toContainText(priceText(price_cents, locale));
  }
};

test('/public opens the media kit in its own layout, with prices in reais (R042, R057)', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/public');
  await expect(page).toHaveURL(KIT);
  await expect(title(page)).toHaveText((await getKit('pt-BR')).full_name);
  await expect(getLoginLink(page)).toBeVisible();
  const { contact, admin, logout, verified } = header(page);
  await expect(contact).toBeVisible();
  for (const absent of [admin, logout, verified, page.getByRole('search')]) await expect(absent).toHaveCount(0);
  await expectOffers(page, 'pt-BR');
  await expect(page.getByRole('main')).toContainText('Preços em reais (BRL)');

  const english = await newVisitor({ locale: 'en-US' });
  await english.goto(KIT);
  await expectOffers(english, 'en-US');
  await expect(english.getByRole('main')).toContainText('Prices are in Brazilian reais (BRL)');

  // The header links to the login. Unknown paths below /public show the not-found page.
  await getLoginLink(page).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/public/nada');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await contact.click();
  await expect(page).toHaveURL('/public/contact');
  await expect(title(page)).toBeFocused();
});

test('shows the panel link only to the admin role, if admins may enter (R042)', async ({ openAs }) => {
  for (const [account, isAdmin] of [
    ['jogador', false],
    ['moderador', false],
    ['admin', true],
    ['super', false],
  ] as const) {
    const page = await openAs(account);
    await page.goto(KIT);
    const { banner, admin, verified, contact } = header(page);
    await expect(banner).toContainText(account);
    await expect(verified).toBeVisible();
    await expect(admin, account).toHaveCount(isAdmin ? 1 : 0);
    await expect(contact).toHaveCount(0);
    await expect(getLoginLink(page)).toHaveCount(0);
    if (!isAdmin) continue;
    await expect(admin).toHaveAttribute('href', '/admin');
    await stubStrictPanelAccess(page);
    await page.reload();
    await expect(verified).toBeVisible();
    await expect(admin).toHaveCount(0);
  }
});

test('shows no badge to an unverified member; login and logout lead back to the kit (R042)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await page.goto(KIT);
  await getLoginLink(page).click();
  await sendLogin(page, member);
  await expect(page).toHaveURL(KIT);
  const { banner, verified, logout } = header(page);
  await expect(banner).toContainText(member.username);
  await expect(logout).toBeVisible();
  await expect(verified).toHaveCount(0);

  await logout.click();
  await expect(getToastByTitle(page, 'Logout Realizado')).toContainText('Você foi desconectado com sucesso.');
  await expect(page).toHaveURL(KIT);
  await expect(getLoginLink(page)).toBeFocused();
  await expect(banner).not.toContainText(member.username);
  expect(await getStoredToken(page)).toBeNull();
});

test('the brand files download with the stated size (R042)', async ({ page }) => {
  await page.goto(KIT);
  const links = page.getByRole('main').locator('a[download]');
  await expect(links).toHaveCount(13);
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? '';
    const format = (['SVG', 'PNG', 'ZIP'] as const).find((one) => name.includes(one));
    if (!format) throw new Error(`${name} names no format`);
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type'], name).toContain(TYPES[format]);
    const bytes = await response.body();
    expect(bytes.subarray(0, MAGIC_BYTES[format].length).toString('latin1'), name).toBe(MAGIC_BYTES[format]);
    const kilobytes = new Intl.NumberFormat('pt-BR').format(Math.round(bytes.length / 1024));
    expect(name).toContain(bytes.length < 1024 ? String(bytes.length) : `${kilobytes} kB`);
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /Baixar tudo/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('bigorna-brand.zip');
  expect((await readFile(await download.path())).toString('latin1')).toContain('logo-dark.svg');
});

test('a partner writes with a prefilled subject, and the message is stored (R042, R039)', async ({ page }) => {
  const member = await createMember({ verified: true });
  await signIn(page, member);
  await page.goto(KIT);
  const [format] = (await getKit('pt-BR')).formats;
  if (!format) throw new Error('There is no format to ask for');
  await page.getByRole('link', { name: new RegExp(`^Pedir proposta.*${format.name}`) }).click();
  const main = page.getByRole('main');
  const subject = main.getByLabel('Assunto');
  await expect(subject).toHaveValue(`Parceria: ${format.name}`);
  await page.goto('/public/contact');
  await expect(main).toContainText('responde em até 24 horas');
  await expect(subject).toHaveValue('Parceria com a Bigorna');
  await expect(main.getByLabel('E-mail para a resposta')).toHaveValue(member.email);
  const message = `Uma proposta de prova, ${randomUUID()}.`;
  await main.getByLabel('Mensagem').fill(message);
  await main.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(title(page)).toHaveText('Mensagem na bigorna!');
  const { docs } = await firestore.collection('contact_messages').where('email', '==', member.email).get();
  expect(docs.map((saved) => saved.data())).toMatchObject([
    { message, subject: 'Parceria com a Bigorna', uid: member.uid, name: member.username },
  ]);
  await main.getByRole('link', { name: 'Voltar ao mídia kit' }).click();
  await expect(page).toHaveURL(KIT);
});

test('reports a failed load and retries it (R042)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/media-kit/);
  await renderInBrowser(page);
  await page.route('**/api/media-kit*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto(KIT);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/media-kit*');
  await retry.click();
  await expect(title(page)).toHaveText((await getKit('pt-BR')).full_name);
});

for (const [name, account] of [
  ['a visitor', undefined],
  ['an admin', 'admin'],
] as const) {
  test(`kit and contact form are accessible and fit a narrow phone for ${name} (R042)`, async ({ page, openAs }) => {
    const shown = account ? await openAs(account) : page;
    for (const [path, selector] of [
      [KIT, '.kit-format'],
      ['/public/contact', 'form'],
    ] as const) {
      await shown.setViewportSize({ width: 1280, height: 800 });
      await shown.goto(path);
      await expect(shown.locator(selector).first()).toBeVisible();
      await expectAccessible(shown);
    }
  });
}
