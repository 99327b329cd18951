import { randomUUID } from 'node:crypto';
import { publicFaqEntry } from '@bigorna/domain/endpoints/portal.schemas';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AD_SYNC_TIMEOUT } from './support/ads.ts';
import { fetchData } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { readClipboard } from './support/clipboard.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { skipToContent } from './support/keyboard.ts';
import { failWith } from './support/network.ts';
import { writeText } from './support/site-texts.ts';

const FAQ = '**/api/faq?**';
const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Buscar nas perguntas e respostas' });
const results = (page: Page) => main(page).getByRole('status').first();
const questions = (page: Page) => main(page).locator('summary');
const publicEntries = (lang: string) => fetchData(`/faq?lang=${lang}`, z.array(publicFaqEntry));

const word = `x${randomUUID().slice(0, 8)}`;
const written = {
  position: 9_000,
  question: { 'pt-BR': `Cadê o carvão ${word}?`, 'en-US': `Where is the coal ${word}?` },
  answer: {
    'pt-BR': `Está na **fornalha**, ao lado da porção${word}.`,
    'en-US': `In the **furnace**, beside the portion${word}.`,
  },
};

test.afterEach(async () => {
  const { docs } = await firestore.collection('faq').where('question.pt-BR', '==', written.question['pt-BR']).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('finds, opens, links and translates an entry that staff wrote (R038)', async ({ page, context }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await writeText('faq', written);
  for (const lang of ['pt-BR', 'en-US', 'fr-FR'])
    await expect
      .poll(async () => (await publicEntries(lang)).some((entry) => entry.id === id), AD_SYNC_TIMEOUT)
      .toBe(true);
  await page.goto('/faq');
  const question = main(page).getByRole('heading', { name: written.question['pt-BR'] });
  const answer = main(page).getByText(`ao lado da porção${word}`);

  await test.step('finds the entry without accents or case, with marks and a result count', async () => {
    await search(page).fill(`CARVAO ${word}`);
    await expect(questions(page)).toHaveCount(1);
    await expect(question.locator('mark')).toHaveText(['carvão', word]);
    await expect(results(page)).toHaveText('1 resultado');
    await expect(answer).toBeHidden();
  });

  await test.step('opens and closes the answer by keyboard', async () => {
    await search(page).press('Tab');
    await expect(questions(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await expect(main(page).locator('strong', { hasText: 'fornalha' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  await test.step('opens the answer if only the answer matches, even if just closed', async () => {
    await questions(page).press('Enter');
    await expect(answer).toBeVisible();
    // Closes and searches in one task: the browser sends the toggle event of <details> only after the task.
    await questions(page).evaluate((summary: HTMLElement, text: string) => {
      summary.click();
      document.querySelector<HTMLInputElement>('main [type="search"]')?.focus();
      document.execCommand('selectAll');
      document.execCommand('insertText', false, text);
    }, `porcao${word}`);
    await expect(search(page)).toHaveValue(`porcao${word}`);
    await expect(answer).toBeVisible();
    await expect(answer.locator('mark')).toHaveText(`porção${word}`);
    await expect(page).toHaveURL(new RegExp(`/faq\\?q=porcao${word}$`));
  });

  await test.step('opens and focuses the entry by its link', async () => {
    await main(page).getByRole('button', { name: 'Copiar link da resposta' }).click();
    const link = await readClipboard(page);
    expect(new URL(link)).toMatchObject({ pathname: '/faq', hash: `#${id}` });
    await page.goto('/');
    await page.goto(link);
    await expect(answer).toBeVisible();
    await expect(page.locator(`[id="${id}"] > summary`)).toBeFocused();
    await expect(question).toBeInViewport();
  });

  await test.step('shows English to English readers, and Portuguese marked by lang to French readers', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'en-US'));
    await page.goto(`/faq?q=${word}`);
    const english = main(page).getByRole('heading', { name: written.question['en-US'] });
    await expect(english).toBeVisible();
    await expect(english).not.toHaveAttribute('lang');
    await page.evaluate(() => localStorage.setItem('locale', 'fr-FR'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(question).toHaveAttribute('lang', 'pt-BR');
  });
});

test('clears a search without results; is accessible in both themes and on a phone (R038)', async ({ page }) => {
  const known = await publicEntries('pt-BR');
  await page.goto(`/faq?q=${word}nada`);
  await expect(main(page).getByRole('heading', { name: 'Nenhuma resposta para isso' })).toBeVisible();
  await expect(results(page)).toHaveText('Nenhum resultado');
  await main(page).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(search(page)).toBeFocused();
  for (const { question } of known)
    await expect(main(page).getByRole('heading', { name: question, exact: true })).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await questions(page).first().click();
  await expect(main(page).getByRole('button', { name: 'Copiar link da resposta' })).toBeVisible();
  await expectAccessible(page);
});

test('retries after a failed load (R038)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/faq/);
  await failWith(page, FAQ, 500, { message: 'Erro interno' });
  await page.goto('/faq');
  await expect(main(page).getByRole('alert')).toBeVisible({ timeout: 30_000 });
  // The heading names the failure. The text explains what to do.
  await expect(main(page).getByRole('alert')).toContainText('Serviço indisponível no momento. Tente novamente.');
  await page.unroute(FAQ);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(questions(page).first()).toBeVisible();
});

test('clears the search when the footer link is clicked (R038)', async ({ page }) => {
  await page.goto('/faq');
  await search(page).fill(`${word}nada`);
  await expect(page).toHaveURL(`/faq?q=${word}nada`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes', exact: true }).click();
  await expect(page).toHaveURL('/faq');
  await expect(search(page)).toHaveValue('');
  await expect(questions(page).first()).toBeVisible();
  // Starts a new search after the reset. The URL changes later, because the search is debounced.
  await search(page).fill(word);
  await expect(page).toHaveURL(`/faq?q=${word}`);
  await expect(search(page)).toHaveValue(word);
});

test('the skip link leads to the search (R038)', async ({ page }) => {
  await page.goto('/faq');
  await expect(questions(page).first()).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
});
