import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { collectRequests } from './support/network.ts';

const NOWHERE = '/pagina/que/ninguem/fez';
const SECOND_MS = 1_000;
/** Delay until the next enderman appears after a hit. */
const NEXT_MS = 500;

const main = (page: Page): Locator => page.getByRole('main');
const stareButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Encarar o enderman que carrega o bloco' });
const startButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Começar', exact: true });
const enderman = (page: Page): Locator => main(page).getByRole('button', { name: /^Enderman na ilha \d$/ });
const points = (page: Page): Locator => main(page).locator('[data-points]');
const time = (page: Page): Locator => main(page).getByRole('timer').locator('b');
const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { level: 2, name });
const status = (page: Page): Locator => main(page).getByRole('status').first();

/** Freezes `Date`. Only `advance` moves it. Timers keep running. */
const freezeDate = async (page: Page): Promise<{ advance: (ms: number) => Promise<void> }> => {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  return {
    advance: (ms) => {
      now += ms;
      return page.clock.setFixedTime(now);
    },
  };
};
type FrozenDate = Awaited<ReturnType<typeof freezeDate>>;

type Strike = (target: Locator) => Promise<void>;
const byMouse: Strike = (target) => target.click();
const byTouch: Strike = (target) => target.tap();
const byEnter: Strike = (target) => target.press('Enter');
const byNumber: Strike = async (target) => {
  const name = (await target.getAttribute('aria-label')) ?? '';
  await target.page().keyboard.press(`Digit${name.slice(-1)}`);
};

/** Opens the page and the game, with `Date` frozen. */
const findGame = async (page: Page, stare: Strike): Promise<FrozenDate> => {
  const clock = await freezeDate(page);
  await page.goto(NOWHERE);
  await stare(stareButton(page));
  await expect(heading(page, 'Caça aos endermen')).toBeFocused();
  return clock;
};

/** Hits this many endermen in sequence. */
const strikeAll = async (page: Page, clock: FrozenDate, count: number, strike: Strike): Promise<void> => {
  for (let struck = 1; struck <= count; struck += 1) {
    await strike(enderman(page));
    await expect(points(page)).toHaveText(String(struck));
    await clock.advance(NEXT_MS);
  }
};

test('offers a search and links to the main pages, accessibly (R041)', async ({ page }) => {
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
  await main(page).getByRole('combobox', { name: 'Buscar mods e addons' }).fill('  trilhos ');
  await main(page).getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/search?q=trilhos');
});

test('loads the game on demand, counts hits, ends on time and stores the best score (R041)', async ({ page }) => {
  const code = collectRequests(page, /endermen-game/);
  const clock = await freezeDate(page);
  await page.goto(NOWHERE);
  await expect(stareButton(page)).toBeVisible();
  expect(code).toEqual([]);
  await stareButton(page).click();
  await startButton(page).click();
  expect(code).toHaveLength(1);
  await expect(time(page)).toHaveText('30 s');
  await expect(status(page)).toHaveText('Faltam 30 segundos. Nenhum ponto ainda.');
  await main(page)
    .getByRole('button', { name: /^Ilha \d, vazia$/ })
    .first()
    .click();
  await expect(points(page)).toHaveText('0');
  await strikeAll(page, clock, 10, byMouse);
  await expect(time(page)).toHaveText('25 s');
  await expect(status(page)).toHaveText('Faltam 30 segundos. Nenhum ponto ainda.');
  await clock.advance(5 * SECOND_MS);
  await expect(status(page)).toHaveText('Faltam 20 segundos. 10 pontos.');
  // Simulates a tab that was suspended until after the end of the game.
  await clock.advance(60 * SECOND_MS);
  await expect(heading(page, 'Excelente!')).toBeFocused();
  await expect(status(page)).toHaveText('Você acertou 10 endermen. É o seu novo recorde!');
  await expect(main(page).getByText('Seu recorde: 10')).toBeVisible();

  await main(page).getByRole('button', { name: 'Jogar de novo' }).click();
  await strikeAll(page, clock, 1, byMouse);
  await clock.advance(60 * SECOND_MS);
  await expect(heading(page, 'Tente de novo')).toBeVisible();
  await expect(status(page)).toHaveText('Você acertou 1 enderman.');
  await main(page).getByRole('button', { name: 'Parar de jogar' }).click();
  await expect(stareButton(page)).toBeFocused();
  await page.reload();
  await stareButton(page).click();
  await expect(main(page).getByText('Seu recorde: 10')).toBeVisible();
});

test('plays by keyboard alone: arrows, number keys, stop (R041)', async ({ page }) => {
  const clock = await findGame(page, byEnter);
  await page.keyboard.press('Tab');
  await expect(startButton(page)).toBeFocused();
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
  await clock.advance(60 * SECOND_MS);
  await expect(heading(page, 'Mestre dos endermen!')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(time(page)).toHaveText('30 s');
  await main(page).getByRole('button', { name: 'Parar', exact: true }).press('Enter');
  await expect(stareButton(page)).toBeFocused();
  await expect(time(page)).toHaveCount(0);
});

test('plays by touch with large islands; every state is accessible (R041)', async ({ newVisitor }) => {
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
  await startButton(page).tap();
  const islands = main(page).getByRole('button', { name: /lha \d/ });
  await expect(islands).toHaveCount(9);
  for (const box of await islands.evaluateAll((found) => found.map((island) => island.getBoundingClientRect()))) {
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  await strikeAll(page, clock, 5, byTouch);
  await expectAccessible(page);
  await clock.advance(60 * SECOND_MS);
  await expect(heading(page, 'Boa tentativa')).toBeVisible();
  await expectAccessible(page);
});
