import type { Locator, Page } from 'playwright';

/** One user action: a click or a key. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** The actions on one page, in order. */
export interface Script {
  path: string;
  /** Selector that is present once the page is usable. */
  ready: string;
  steps: readonly Step[];
}

const click = (name: string, find: (page: Page) => Locator): Step => ({ name, act: (page) => find(page).click() });
const key = (name: string, text: string): Step => ({ name, act: (page) => page.keyboard.press(text) });
const keys = (name: string, texts: string): Step[] => [...texts].map((text) => key(`${name}: ${text}`, text));

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inMain = (role: 'link' | 'button' | 'checkbox' | 'radio', name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole(role, { name }).first();
const radio = (name: string) => (page: Page) => page.getByRole('menuitemradio', { name });

const theme: readonly Step[] = [
  click('theme: light', button('Usar tema claro')),
  click('theme: dark', button('Usar tema escuro')),
  click('theme: menu', button('Escolher tema')),
  click('theme: system', radio('Do sistema')),
  click('theme: menu again', button('Escolher tema')),
  key('theme: menu closed', 'Escape'),
];

const picker: readonly Step[] = [
  click('languages: open', button('Escolher idioma')),
  key('languages: down', 'ArrowDown'),
  key('languages: up', 'ArrowUp'),
  key('languages: close', 'Escape'),
];

const suggestions: readonly Step[] = [
  key('search: focus', '/'),
  ...keys('search', 'forja'),
  key('search: down', 'ArrowDown'),
  key('search: clear', 'Escape'),
  key('search: leave', 'Escape'),
];

const filters: readonly Step[] = [
  click('filter: version', inMain('checkbox', /^1\.21\.1 /)),
  click('filter: loader', inMain('checkbox', /^Fabric /)),
  click('filter: second loader', inMain('checkbox', /^NeoForge /)),
  click('filter: category', inMain('checkbox', /^Tecnologia /)),
  click('filter: without a category', inMain('button', 'Sem Magia')),
  click('filter: all versions', inMain('button', /^Mostrar tudo/)),
  click('filter: category off', inMain('checkbox', /^Tecnologia /)),
  click('filter: loader off', inMain('checkbox', /^Fabric /)),
  click('list: grid', inMain('button', 'Em grade')),
  click('list: lines', inMain('button', 'Em lista')),
  click('list: addons', inMain('link', /^Addons/)),
  click('list: mods', inMain('link', /^Mods/)),
];

/** Opens a lazy dialog and waits for the dialog, because keys pressed earlier would go to the page. */
const opening = (name: string, open: (page: Page) => Promise<void>): Step => ({
  name,
  act: async (page) => {
    await open(page);
    await page.getByRole('dialog').waitFor();
  },
});

const modPage: readonly Step[] = [
  click('mod: versions', inMain('link', /^Versões/)),
  click('mod: a version’s news', inMain('button', /^Novidades e arquivo/)),
  click('mod: gallery', inMain('link', /^Galeria/)),
  opening('mod: a picture', (page) => inMain('button', /^Ampliar/)(page).click()),
  key('mod: next picture', 'ArrowRight'),
  key('mod: picture closed', 'Escape'),
  click('mod: comments', inMain('link', /^Comentários/)),
  click('mod: description', inMain('link', 'Descrição')),
  click('mod: other system', inMain('radio', 'Windows')),
  click('mod: hash copied', inMain('button', 'Copiar SHA-256')),
  click('mod: my game', (page) => page.getByRole('main').locator('summary').first()),
  opening('dialog: shortcuts', (page) => page.keyboard.press('?')),
  key('dialog: closed', 'Escape'),
];

const questions: readonly Step[] = [
  click('faq: first answer', (page) => page.getByRole('main').locator('summary').first()),
  click('faq: second answer', (page) => page.getByRole('main').locator('summary').nth(1)),
  click('faq: search', (page) => page.getByRole('main').getByRole('searchbox')),
  ...keys('faq', 'addon'),
];

const heart = (index: number) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favoritar / })
    .nth(index);

const member: readonly Step[] = [
  ...[0, 1, 2].flatMap((index) => [
    click(`favorite: on ${index + 1}`, heart(index)),
    click(`favorite: off ${index + 1}`, heart(index)),
  ]),
  click('account: menu', button(/^Conta/)),
  key('account: closed', 'Escape'),
];

/** Visitor actions, page by page. */
export const getVisitorScripts = (mod: string): readonly Script[] => [
  { path: '/', ready: 'article', steps: [...theme, ...picker, ...suggestions] },
  { path: '/mods', ready: 'article', steps: filters },
  { path: mod, ready: '.prose', steps: modPage },
  { path: '/faq', ready: 'main details', steps: questions },
];

/** Actions that only members can do. */
export const memberScripts: readonly Script[] = [{ path: '/', ready: 'article', steps: member }];
