import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createJourney, createStep, type Journey, type Step, waitForSite } from './journey.ts';
import { openPage, pickMod } from './people.ts';

const getParts = (page: Page) => {
  const main = page.getByRole('main');
  return { main, banner: page.getByRole('banner'), cards: main.getByRole('article') };
};

/** The cards under the expected heading. The heading matters because the previous page also has cards. */
const findCardsUnder = (page: Page, heading: string): Locator =>
  page.locator(`main:has(h1:has-text("${heading}"))`).getByRole('article');

/** Opens a page with cards before the fault. */
const openCards = async (page: Page, path = '/') => {
  const parts = getParts(page);
  await openPage(page, path);
  await parts.cards.first().waitFor();
  return parts;
};

/** Loads a page in the browser. The retry does nothing, because the page retries by itself. */
const open = (page: Page, name: string, path: string, sees: Locator): Step =>
  createStep(name, () => page.goto(path, { waitUntil: 'commit' }), sees, waitForSite);

/** Opens a mod page by a click in the open list. */
const openFirstCard = (page: Page): Step => {
  const { main, cards } = getParts(page);
  const link = cards.first().getByRole('link').first();
  return createStep('open a card', link, main.getByRole('button', { name: 'Mais opções' }), async () => {
    if ((await cards.count()) > 0 && !/\/(mods|addons)\/./.test(page.url())) await link.click();
  });
};

/** A tab of a mod page, which is a link before the page is interactive. */
const findTab = (main: Locator, name: RegExp): Locator =>
  main.getByRole('link', { name }).or(main.getByRole('tab', { name })).first();

export const VISITOR_JOURNEYS: readonly Journey[] = [
  createJourney({ name: 'home', isReturning: true }, async (page) => [
    open(page, 'arrive', '/', getParts(page).cards),
    openFirstCard(page),
  ]),
  createJourney({ name: 'listing', visitsEarlierPage: true }, async (page) => {
    const { title } = await pickMod({ content_type: 'mod', loader: 'fabric' });
    const { main, banner, cards } = await openCards(page);
    const mods = banner.getByRole('link', { name: 'Mods', exact: true });
    const fabric = main.getByRole('complementary').getByRole('checkbox', { name: /Fabric/ });
    return [
      createStep('to the mods', mods, findCardsUnder(page, 'Explorar mods')),
      createStep('second page', main.getByRole('link', { name: 'Próxima' }), main.getByText(/^Página 2 de/)),
      createStep(
        'filter by loader',
        () => fabric.first().check({ force: true }),
        main.getByText(/^(\d[\d.]* resultados?)$/),
      ),
      createStep(
        'text',
        () => main.getByRole('searchbox').fill(title),
        cards.getByRole('link', { name: title, exact: true }),
      ),
    ];
  }),
  createJourney('search', async (page) => {
    const { banner } = await openCards(page);
    const { title } = await pickMod({ sort: 'downloads' });
    const box = banner.getByRole('combobox', { name: 'Buscar mods e addons' });
    const type = async () => {
      await box.click();
      await box.fill('');
      await box.pressSequentially(title.slice(0, 5), { delay: 30 });
    };
    const search = async () => {
      await box.fill(title);
      await box.press('Enter');
    };
    const results = page.locator('main:has(h1:text("Resultados para"))');
    return [
      // Suggestions are optional: if they do not load, the search itself works.
      createStep('type', type, box),
      createStep('search', search, results.getByRole('link', { name: title, exact: true }), waitForSite),
    ];
  }),
  createJourney({ name: 'mod page', visitsEarlierPage: true }, async (page) => {
    const { main } = await openCards(page);
    const count = page.getByRole('status').filter({ hasText: /comentários?$/ });
    return [
      openFirstCard(page),
      createStep('versions', findTab(main, /^Versões/), main.getByRole('button', { name: 'Novidades e arquivo' })),
      createStep('comments', findTab(main, /^Comentários/), count),
    ];
  }),
  createJourney({ name: 'questions and news', visitsEarlierPage: true, isReturning: true }, async (page) => {
    const { main } = await openCards(page);
    const footer = page.getByRole('contentinfo');
    const questions = footer.getByRole('link', { name: 'Perguntas frequentes', exact: true });
    return [
      createStep('questions', questions, main.getByRole('searchbox', { name: 'Buscar nas perguntas e respostas' })),
      createStep('news', footer.getByRole('link', { name: /^Novidades/ }), main.locator('ol > li[id]')),
    ];
  }),
  createJourney('language', async (page) => {
    const { main, banner } = await openCards(page, '/mods');
    const chooseEnglish = async () => {
      await banner.getByRole('button', { name: 'Escolher idioma' }).click();
      await page
        .getByRole('menuitemradio', { name: /English/ })
        .first()
        .click();
    };
    const addons = banner.getByRole('link', { name: 'Addons', exact: true });
    return [
      createStep('to English', chooseEnglish, main.getByRole('heading', { level: 1, name: 'Explore mods' })),
      createStep('to the addons', addons, findCardsUnder(page, 'Explore addons')),
    ];
  }),
  createJourney('contact', async (page) => {
    await openPage(page, '/contact');
    const { main } = getParts(page);
    await main.getByLabel('Nome').fill('Pessoa de Prova');
    await main.getByLabel('E-mail para a resposta').fill(`prova-${randomUUID()}@bigorna.test`);
    await main.getByLabel('Assunto').fill('Um mod que não abre');
    await main.getByLabel('Mensagem').fill('Baixei ontem e o jogo diz que o arquivo está vazio.');
    const send = main.getByRole('button', { name: 'Enviar mensagem' });
    return [createStep('send', send, page.getByRole('heading', { name: 'Mensagem na bigorna!' }))];
  }),
  createJourney({ name: 'nothing there', isReturning: true }, async (page) => {
    const { main } = await openCards(page);
    const findHeading = (name: string) => main.getByRole('heading', { level: 1, name });
    return [
      open(page, 'no page', `/nada-${randomUUID()}`, findHeading('Página não encontrada')),
      open(page, 'no mod', `/mods/nada-${randomUUID()}`, findHeading('Mod não encontrado')),
    ];
  }),
];
