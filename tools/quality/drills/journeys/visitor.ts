import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listMods } from '../../../../tests/e2e/support/api.ts';
import type { Journey, Step } from './journey.ts';
import { patiently, SLOWLY } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const cards = (page: Page) => main(page).getByRole('article');
const headingOf = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
/** The page's content once its heading is the one that is looked for: the page before has cards, too. */
const under = (page: Page, heading: string) => page.locator(`main:has(h1:has-text("${heading}"))`);
const nothing = async (): Promise<void> => undefined;

/** Opens an address by the browser itself; afterwards nothing but the page's own retry is used. */
const open = (name: string, path: string, sees: Step['sees']): Step => ({
  name,
  does: (page) => page.goto(path, { waitUntil: 'commit' }),
  again: nothing,
  sees,
});

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await cards(page).first().waitFor(SLOWLY);
};

const someMod = async (place: number) => {
  const mod = (await patiently(() => listMods({ sort: 'downloads', limit: '12' })))[place];
  if (mod === undefined) throw new Error('The catalogue is empty');
  return mod;
};

/** A visit of a mod's page through the list that is open, as only a click can be. */
const openFirstCard: Step = {
  name: 'open a card',
  does: (page) => cards(page).first().getByRole('link').first().click(),
  again: async (page) => {
    if ((await cards(page).count()) > 0 && !/\/(mods|addons)\/./.test(page.url())) {
      await cards(page).first().getByRole('link').first().click();
    }
  },
  sees: (page) => main(page).getByRole('button', { name: 'Copiar link' }).first(),
};

export const VISITOR_JOURNEYS: readonly Journey[] = [
  {
    name: 'home',
    begin: async () => [open('arrive', '/', (page) => cards(page).first()), openFirstCard],
  },
  {
    name: 'listing',
    looksBack: true,
    begin: async (page) => {
      const [fabric] = await patiently(() => listMods({ content_type: 'mod', loader: 'fabric', limit: '1' }));
      if (fabric === undefined) throw new Error('The catalogue has no mod for Fabric');
      await openHome(page);
      return [
        {
          name: 'to the mods',
          does: () => banner(page).getByRole('link', { name: 'Mods', exact: true }).click(),
          sees: () => under(page, 'Explorar mods').getByRole('article').first(),
        },
        {
          name: 'second page',
          does: () => main(page).getByRole('link', { name: 'Próxima' }).click(),
          sees: () => main(page).getByText(/^Página 2 de/),
        },
        {
          name: 'filter by loader',
          does: () =>
            main(page)
              .getByRole('complementary')
              .getByRole('checkbox', { name: /Fabric/ })
              .first()
              .check({ force: true }),
          sees: () =>
            main(page)
              .getByText(/^(\d[\d.]* resultados?)$/)
              .first(),
        },
        {
          name: 'text',
          does: () => main(page).getByRole('searchbox').fill(fabric.title),
          sees: () => cards(page).getByRole('link', { name: fabric.title, exact: true }).first(),
        },
      ];
    },
  },
  {
    name: 'search',
    begin: async (page) => {
      await openHome(page);
      const { title } = await someMod(0);
      const box = banner(page).getByRole('combobox', { name: 'Buscar mods e addons' });
      return [
        {
          name: 'type',
          does: async () => {
            await box.click();
            await box.fill('');
            await box.pressSequentially(title.slice(0, 5), { delay: 30 });
          },
          // Suggestions are a help: where they do not come, the search itself is the way.
          sees: () => banner(page).getByRole('combobox', { name: 'Buscar mods e addons' }),
        },
        {
          name: 'search',
          does: async () => {
            await box.fill(title);
            await box.press('Enter');
          },
          again: nothing,
          sees: () =>
            page
              .locator('main:has(h1:text("Resultados para"))')
              .getByRole('link', { name: title, exact: true })
              .first(),
        },
      ];
    },
  },
  {
    name: 'mod page',
    looksBack: true,
    begin: async (page) => {
      await openHome(page);
      return [
        openFirstCard,
        {
          name: 'versions',
          does: () =>
            main(page)
              .getByRole('link', { name: /^Versões/ })
              .or(main(page).getByRole('tab', { name: /^Versões/ }))
              .first()
              .click(),
          sees: () => main(page).getByRole('button', { name: 'Novidades e arquivo' }).first(),
        },
        {
          name: 'comments',
          does: () =>
            main(page)
              .getByRole('link', { name: /^Comentários/ })
              .or(main(page).getByRole('tab', { name: /^Comentários/ }))
              .first()
              .click(),
          sees: () =>
            page
              .getByRole('status')
              .filter({ hasText: /comentários?$/ })
              .first(),
        },
      ];
    },
  },
  {
    name: 'questions and news',
    looksBack: true,
    begin: async (page) => {
      await openHome(page);
      const footer = page.getByRole('contentinfo');
      return [
        {
          name: 'questions',
          does: () => footer.getByRole('link', { name: 'Perguntas frequentes', exact: true }).click(),
          sees: () => main(page).getByRole('searchbox', { name: 'Buscar nas perguntas e respostas' }),
        },
        {
          name: 'news',
          does: () => footer.getByRole('link', { name: /^Novidades/ }).click(),
          sees: () => main(page).locator('ol > li[id]').first(),
        },
      ];
    },
  },
  {
    name: 'language',
    begin: async (page) => {
      await page.goto('/mods');
      await cards(page).first().waitFor(SLOWLY);
      return [
        {
          name: 'to English',
          does: async () => {
            await banner(page).getByRole('button', { name: 'Escolher idioma' }).click();
            await page
              .getByRole('menuitemradio', { name: /English/ })
              .first()
              .click();
          },
          sees: () => headingOf(page, 'Explore mods'),
        },
        {
          name: 'to the addons',
          does: () => banner(page).getByRole('link', { name: 'Addons', exact: true }).click(),
          sees: () => under(page, 'Explore addons').getByRole('article').first(),
        },
      ];
    },
  },
  {
    name: 'contact',
    begin: async (page) => {
      await page.goto('/contact');
      await main(page).getByLabel('Nome').fill('Pessoa de Prova');
      await main(page).getByLabel('E-mail para a resposta').fill(`prova-${randomUUID()}@bigorna.test`);
      await main(page).getByLabel('Assunto').fill('Um mod que não abre');
      await main(page).getByLabel('Mensagem').fill('Baixei ontem e o jogo diz que o arquivo está vazio.');
      return [
        {
          name: 'send',
          does: () => main(page).getByRole('button', { name: 'Enviar mensagem' }).click(),
          sees: () => page.getByRole('heading', { name: 'Mensagem na bigorna!' }),
        },
      ];
    },
  },
  {
    name: 'nothing there',
    begin: async (page) => {
      await openHome(page);
      return [
        open('no page', `/nada-${randomUUID()}`, (there) => headingOf(there, 'Página não encontrada')),
        open('no mod', `/mods/nada-${randomUUID()}`, (there) => headingOf(there, 'Mod não encontrado')),
      ];
    },
  },
];
