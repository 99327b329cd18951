import { randomUUID } from 'node:crypto';
import { CONTACT as CONTACT_LIMITS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import type { Page } from '@playwright/test';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { skipToContent } from './support/keyboard.ts';
import { banMember, createMember } from './support/members.ts';
import { getToastByTitle } from './support/registration.ts';
import { getAccountButton, sendLogin, signIn } from './support/session.ts';

const CONTACT = '**/api/contact';

const contactForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Nome', { exact: true }),
    email: main.getByLabel('E-mail para a resposta'),
    subject: main.getByLabel('Assunto'),
    message: main.getByLabel('Mensagem'),
    submit: main.getByRole('button', { name: 'Enviar mensagem' }),
    summary: main.getByRole('alert'),
  };
};

const newMessage = () => ({
  name: 'Pessoa de Prova',
  email: `prova-${randomUUID()}@bigorna.test`,
  subject: 'Um mod que não abre',
  message: 'Baixei ontem e o jogo diz que o arquivo está vazio.',
});
type Message = ReturnType<typeof newMessage>;
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

const fill = async (page: Page, given: Message): Promise<void> => {
  for (const field of FIELDS) await contactForm(page)[field].fill(given[field]);
};

const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Mensagem na bigorna!' });

/** Messages stored with this e-mail. */
const findMessages = async (email: string) => {
  const { docs } = await firestore.collection('contact_messages').where('email', '==', email).get();
  return docs.map((saved) => saved.data());
};

for (const [locale, colon] of [
  ['pt-BR', /^Nome: \S/],
  ['fr-FR', /^Nom\u00a0: \S/],
  ['zh-CN', /^[^：:]+：\S/],
] as const)
  test(`uses the colon of ${locale} in the error summary (R051)`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.locator('form button[type=submit]').click();
    await expect.poll(() => main.getByRole('alert').getByRole('button').first().textContent()).toMatch(colon);
  });

test('sends the message of a visitor by keyboard alone (R039)', async ({ page }) => {
  const given = newMessage();
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('responde em até 24 horas');
  await skipToContent(page);
  for (const field of FIELDS) {
    await page.keyboard.press('Tab');
    await expect(contactForm(page)[field]).toBeFocused();
    await page.keyboard.type(given[field]);
  }
  await page.keyboard.press('Tab');
  await expect(contactForm(page).submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getToastByTitle(page, 'Mensagem enviada! Respondemos em até 24 horas.')).toBeVisible();
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(given.email);
  expect(await findMessages(given.email)).toMatchObject([{ ...given, uid: null }]);
});

test('prefills name and e-mail of a member, and stores the account with the message (R039)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await page.goto(`/contact?${new URLSearchParams({ subject: 'Recurso contra banimento' })}`);
  await expect(getAccountButton(page)).toBeVisible();
  const form = contactForm(page);
  await expect(form.name).toHaveValue(member.username);
  await expect(form.email).toHaveValue(member.email);
  await expect(form.subject).toHaveValue('Recurso contra banimento');
  await form.message.fill('Acho que houve um engano com a minha conta.');
  await form.submit.click();
  await expect(sentHeading(page)).toBeVisible();
  expect(await findMessages(member.email)).toMatchObject([{ uid: member.uid, subject: 'Recurso contra banimento' }]);
});

test('shows errors of missing or short input at the field and above the form (R039, R081)', async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.summary).toContainText('Há 4 campos para corrigir');
  await expect(form.name).toBeFocused();
  await fill(page, { ...newMessage(), email: 'sem-arroba', message: 'Oi' });
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('E-mail inválido');
  await expect(form.message).toHaveAccessibleDescription(/Mínimo de 10 caracteres/);
  await form.summary.getByRole('button', { name: /^Mensagem/ }).click();
  await expect(form.message).toBeFocused();
});

test('keeps the draft after a failed send and a reload (R039)', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  const given = newMessage();
  await page.goto('/contact');
  await fill(page, given);
  await page.route(CONTACT, (route) => route.abort());
  await contactForm(page).submit.click();
  await expect(getToastByTitle(page, 'Erro ao enviar a mensagem')).toContainText('Erro de conexão');
  await expect(contactForm(page).message).toHaveValue(given.message);
  await page.unroute(CONTACT);
  await page.reload();
  await expect(contactForm(page).message).toHaveValue(given.message);
  await contactForm(page).submit.click();
  await expect(sentHeading(page)).toBeVisible();
  expect(await findMessages(given.email)).toMatchObject([given]);
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(contactForm(page).message).toHaveValue('');
});

test('asks to wait when the rate limit is exceeded (R039, R090)', async ({ page, watch }) => {
  watch.expectError(/429 \(Too Many Requests\).*\/api\/contact/);
  const given = newMessage();
  await page.goto('/contact');
  const { points } = RATE_LIMITS.contact_by_address;
  const statuses = await page.evaluate(
    async ({ body, times }) => {
      const found: number[] = [];
      const headers = { 'Content-Type': 'application/json' };
      // Sent from the page, because the limit counts the IP address of its browser.
      for (let sent = 0; sent < times; sent++)
        found.push((await fetch('/api/contact', { method: 'POST', headers, body })).status);
      return found;
    },
    { body: JSON.stringify(given), times: points },
  );
  expect(statuses).toEqual(Array(points).fill(200));
  await fill(page, given);
  await contactForm(page).submit.click();
  await expect(getToastByTitle(page, 'Muitas tentativas')).toContainText('Tente novamente em alguns minutos');
  await expect(contactForm(page).summary).toContainText(/envie de novo em \d+ minutos/);
  await expect(contactForm(page).message).toHaveValue(given.message);
});

test('restores the draft after a navigation, and stores no e-mail of the member (R039)', async ({ page }) => {
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await page.goto('/contact');
  const form = contactForm(page);
  await expect(form.email).toHaveValue(member.email);
  await form.subject.fill('Uma ideia');
  await form.message.fill('E se houvesse um filtro por tamanho?');
  await page.getByRole('banner').getByRole('link', { name: 'Addons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar addons' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('contactDraft'))).not.toContain(member.email);
  await page.goBack();
  await expect(form.subject).toHaveValue('Uma ideia');
  await expect(form.message).toHaveValue('E se houvesse um filtro por tamanho?');
  await expect(form.email).toHaveValue(member.email);
});

test('truncates a long subject from the URL and sends it (R039)', async ({ page }) => {
  const given = newMessage();
  await page.goto(`/contact?${new URLSearchParams({ subject: 'a'.repeat(CONTACT_LIMITS.subject + 50) })}`);
  const form = contactForm(page);
  const subject = 'a'.repeat(CONTACT_LIMITS.subject);
  await expect(form.subject).toHaveValue(subject);
  await fill(page, { ...given, subject });
  await form.submit.click();
  await expect(sentHeading(page)).toBeVisible();
  expect(await findMessages(given.email)).toMatchObject([{ subject }]);
});

test('prefers the subject of the URL to the draft, and keeps one draft per form (R039, R042)', async ({ page }) => {
  const appeal = 'Recurso contra um banimento';
  const about = (path: string, subject: string) => page.goto(`${path}?${new URLSearchParams({ subject })}`);
  const form = contactForm(page);
  const older = newMessage();
  await page.goto('/contact');
  await fill(page, older);
  await about('/contact', appeal);
  await expect(form.subject).toHaveValue(appeal);
  await expect(form.message).toHaveValue(older.message);
  await form.subject.fill('Recurso da minha conta');
  await page.reload();
  await expect(form.subject).toHaveValue('Recurso da minha conta');

  await page.goto('/public/contact');
  await expect(form.subject).toHaveValue('Parceria com a Bigorna');
  await expect(form.message).toHaveValue('');
  await form.message.fill('Uma loja quer falar com vocês.');
  await about('/public/contact', 'Parceria: Vídeo');
  await expect(form.subject).toHaveValue('Parceria: Vídeo');
  await expect(form.message).toHaveValue('Uma loja quer falar com vocês.');
  await about('/public/contact', 'a'.repeat(CONTACT_LIMITS.subject + 50));
  await expect(form.subject).toHaveValue('a'.repeat(CONTACT_LIMITS.subject));
  await about('/public/contact', 'virado \u202e ao contrário');
  await expect(form.subject).toHaveValue('Parceria com a Bigorna');
  await page.goto('/contact');
  await expect(form.message).toHaveValue(older.message);
});

test('sends the appeal of a banned member from the ban page (R039)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/api\/auth\/login/);
  const member = await createMember({ verified: true });
  await banMember(member, 'Propaganda');
  const username = page.getByRole('textbox', { name: 'Nome de usuário' });
  // A browser that has not seen the ban asks for the account.
  await page.goto('/terms');
  await page.getByRole('main').getByRole('link', { name: 'contato', exact: true }).click();
  await contactForm(page).submit.click();
  await expect(username).toHaveAccessibleDescription('Campo obrigatório');
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(page).toHaveURL(/\/banned$/);
  await page.getByRole('main').getByRole('link', { name: 'Falar com a equipe' }).click();
  const form = contactForm(page);
  await expect(form.subject).toHaveValue('Recurso contra um banimento');
  await expect(form.name).toHaveValue(member.username);
  await expect(form.email).toHaveValue(member.email);
  await expect(username).toHaveValue(member.username);
  await form.message.fill('Não era propaganda: era o meu próprio mod.');
  await form.submit.click();
  await expect(sentHeading(page)).toBeFocused();
  expect(await findMessages(member.email)).toMatchObject([
    { subject: 'Recurso contra um banimento', username: member.username, uid: null },
  ]);
});
