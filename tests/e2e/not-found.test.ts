import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const NOWHERE = '/pagina/que/ninguem/fez';
const SECOND_MS = 1_000;
/** From a hit until the next enderman has come. */
const NEXT_MS = 500;

const main = (page: Page): Locator => page.getByRole('main');
const staredAt = (page: Page): Locator => main(page).getByRole('button', { name: 'Encarar o enderman com o bloco' });
const begin = (page: Page): Locator => main(page).getByRole('button', { name: 'Começar', exact: true });
const enderman = (page: Page): Locator => main(page).getByRole('button', { name: /^Enderman na ilha \d$/ });
const points = (page: Page): Locator => main(page).locator('[data-points]');
const time = (page: Page): Locator => main(page).getByRole('timer').locator('b');
const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { level: 2, name });
const said = (page: Page): Locator => main(page).getByRole('status').first();

/** The page's time of day, which only `pass` moves on; its timers run as ever. */
const ownTime = async (page: Page): Promise<{ pass: (ms: number) => Promise<void> }> => {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  return {
    pass: (ms) => {
      now += ms;
      return page.clock.setFixedTime(now);
    },
  };
};
type Time = Awaited<ReturnType<typeof ownTime>>;

type Strike = (there: Locator) => Promise<void>;
const byMouse: Strike = (there) => there.click();
const byTouch: Strike = (there) => there.tap();
const byEnter: Strike = (there) => there.press('Enter');
const byNumber: Strike = async (there) => {
  const name = (await there.getAttribute('aria-label')) ?? '';
  await there.page().keyboard.press(`Digit${name.slice(-1)}`);
};

/** Opens the page and finds the game; its time of day stands still. */
const findGame = async (page: Page, stare: Strike): Promise<Time> => {
  const clock = await ownTime(page);
  await page.goto(NOWHERE);
  await stare(staredAt(page));
  await expect(heading(page, 'Caça aos endermen')).toBeFocused();
  return clock;
};

/** Strikes so many endermen, one after the other. */
const strikeAll = async (page: Page, clock: Time, count: number, strike: Strike): Promise<void> => {
  for (let struck = 1; struck <= count; struck += 1) {
    await strike(enderman(page));
    await expect(points(page)).toHaveText(String(struck));
    await clock.pass(NEXT_MS);
  }
};

test('R041 an address of nobody leads on: a search, home, mods, addons, help; readable in both themes, on any phone', async ({
  page,
}) => {
  await page.goto(NOWHERE);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(page).toHaveTitle(/^Página não encontrada/);
  const ways = main(page).getByRole('navigation', { name: 'Outros caminhos' });
  for (const [name, href] of [
    ['Voltar ao início', '/'],
    ['Explorar mods', '/mods'],
    ['Explorar addons', '/addons'],
    ['Pedir ajuda', '/help'],
  ] as const)
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', href);
  await expectAccessible(page);
  await main(page).getByRole('combobox', { name: 'Procurar mods e addons' }).fill('  trilhos ');
  await main(page).getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/search?q=trilhos');
});

test('R041 the game is not loaded before it is found; a round by mouse counts, tells the time, ends by the clock and keeps the best score', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('endermen-game')) code.push(request.url());
  });
  const clock = await ownTime(page);
  await page.goto(NOWHERE);
  await expect(staredAt(page)).toBeVisible();
  expect(code).toEqual([]);
  await staredAt(page).click();
  await begin(page).click();
  expect(code).toHaveLength(1);
  await expect(time(page)).toHaveText('30 s');
  await expect(said(page)).toHaveText('Faltam 30 segundos. Nenhum ponto ainda.');
  await main(page)
    .getByRole('button', { name: /^Ilha \d, vazia$/ })
    .first()
    .click();
  await expect(points(page)).toHaveText('0');
  await strikeAll(page, clock, 10, byMouse);
  await expect(time(page)).toHaveText('25 s');
  await expect(said(page)).toHaveText('Faltam 30 segundos. Nenhum ponto ainda.');
  await clock.pass(5 * SECOND_MS);
  await expect(said(page)).toHaveText('Faltam 20 segundos. 10 pontos.');
  // As in a tab that slept through the end.
  await clock.pass(60 * SECOND_MS);
  await expect(heading(page, 'Excelente!')).toBeFocused();
  await expect(said(page)).toHaveText('Você acertou 10 endermen. É o seu novo recorde!');
  await expect(main(page).getByText('Seu recorde: 10')).toBeVisible();

  await main(page).getByRole('button', { name: 'Jogar de novo' }).click();
  await strikeAll(page, clock, 1, byMouse);
  await clock.pass(60 * SECOND_MS);
  await expect(heading(page, 'Tente de novo')).toBeVisible();
  await expect(said(page)).toHaveText('Você acertou 1 enderman.');
  await main(page).getByRole('button', { name: 'Parar de jogar' }).click();
  await expect(staredAt(page)).toBeFocused();
  await page.reload();
  await staredAt(page).click();
  await expect(main(page).getByText('Seu recorde: 10')).toBeVisible();
});

test('R041 by keyboard alone: found, begun, walked by arrows, struck by number keys, stopped in the middle', async ({
  page,
}) => {
  const clock = await findGame(page, byEnter);
  await page.keyboard.press('Tab');
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const island = (number: number): Locator =>
    main(page).getByRole('button', { name: new RegExp(`^(Ilha ${number}, vazia|Enderman na ilha ${number})$`) });
  await expect(island(5)).toBeFocused();
  for (const [key, number] of [
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 1],
    ['ArrowDown', 4],
    ['ArrowRight', 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(island(number)).toBeFocused();
  }
  await strikeAll(page, clock, 19, byNumber);
  await byEnter(enderman(page));
  await expect(points(page)).toHaveText('20');
  await clock.pass(60 * SECOND_MS);
  await expect(heading(page, 'Mestre dos endermen!')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(time(page)).toHaveText('30 s');
  await main(page).getByRole('button', { name: 'Parar', exact: true }).press('Enter');
  await expect(staredAt(page)).toBeFocused();
  await expect(time(page)).toHaveCount(0);
});

test('R041 by touch on a phone: islands large enough for a thumb, five are a good try; every state is accessible', async ({
  newVisitor,
}) => {
  test.slow();
  const page = await newVisitor({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  const clock = await findGame(page, byTouch);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page).tap();
  const islands = main(page).getByRole('button', { name: /lha \d/ });
  await expect(islands).toHaveCount(9);
  for (const box of await islands.evaluateAll((found) => found.map((island) => island.getBoundingClientRect()))) {
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  await strikeAll(page, clock, 5, byTouch);
  await expectAccessible(page);
  await clock.pass(60 * SECOND_MS);
  await expect(heading(page, 'Boa tentativa')).toBeVisible();
  await expectAccessible(page);
});
