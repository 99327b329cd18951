import { matchesGlob } from 'node:path';
import { getAuthorKey } from '@bigorna/domain/author-key';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { DISPLAY_NAME_MAX, FULL_NAME_MAX, MOD_TEXT, RELEASE_TEXT } from '@bigorna/domain/limits';
import { toGlob } from '@bigorna/domain/page-paths';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { getSettledOverflow } from './support/axe.ts';
import { assignClientIp } from './support/client-ip.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createHostileData, type HostileData } from './support/hostile/hostile-data.ts';
import { banMember, createMember, type Member } from './support/members.ts';
import { getAccountButton, sendLogin, signIn } from './support/session.ts';
import { SITE_PAGES } from './support/site-pages.ts';

const WORD = 'Bigorna'.repeat(43).slice(0, 300);
/** A part of the word that is short enough for every field. */
const MARK = WORD.slice(0, RELEASE_TEXT.version);

const { name, subject } = contactMessage.shape;

/** Maximum length of the fields that cannot store the whole word. */
const MAX_BY_FIELD: Readonly<Record<string, number | null>> = {
  name: name.maxLength,
  subject: subject.maxLength,
  title: MOD_TEXT.title,
  author: MOD_TEXT.author,
  license: MOD_TEXT.license,
  tags: MOD_TEXT.tag,
  version: RELEASE_TEXT.version,
  release: RELEASE_TEXT.version,
  file_name: RELEASE_TEXT.fileName,
  display_name: DISPLAY_NAME_MAX,
  full_name: FULL_NAME_MAX,
};
const MARKDOWN_FIELDS = ['description', 'changelog', 'body', 'answer', 'about'];
const MARKDOWN = [
  WORD,
  `## ${WORD}`,
  `- ${WORD}`,
  `1. ${WORD}`,
  `> ${WORD}`,
  `\`${WORD}\` **${WORD}** [${WORD}](https://e.example/)`,
  `\`\`\`\n${WORD}\n\`\`\``,
  `| ${WORD} | b |\n|---|---|\n| ${WORD} | 2 |`,
  `| Loader | Versions | Client | Server | Configuration | Notes |\n${'|---'.repeat(6)}|\n${'| compatible '.repeat(6)}|`,
  `\`\`\`\n${'lamp set north '.repeat(7)}\n\`\`\``,
].join('\n\n');

/** Paths and links stay as they are: no page shows them as text. */
const isUrl = (text: string): boolean => /^(?:\/m|https:\/\/e\.)/.test(text);
const toLongWord = (text: string, field: string): string => {
  if (isUrl(text)) return text;
  return MARKDOWN_FIELDS.includes(field) ? MARKDOWN : WORD.slice(0, MAX_BY_FIELD[field] ?? WORD.length);
};

/** 640 px: a window of 1280 px at 200 % zoom. */
const SITE_WIDTHS = [320, 360, 640, 1280] as const;
const CONSOLE_WIDTHS = [320, 640, 1280] as const;
/** Caches of the emulator's instances expire one by one. */
const SYNC = { timeout: 150_000, intervals: [1_000, 3_000, 5_000] };

interface LongPage {
  path: string;
  /** Opens the parts that a page hides at first. */
  open?: (page: Page) => Promise<void>;
}

const openEntry = async (page: Page): Promise<void> => {
  await page.locator('#hostil-0 > summary').click();
  await expect(page.locator('#hostil-0 .prose')).toBeVisible();
};
const openRelease = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Novidades e arquivo/ }).click();
  await expect(page.locator('.release-details .prose')).toBeVisible();
};
const openPicture = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ampliar/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(MARK);
};
const openReport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  await expect(page.getByRole('dialog')).toContainText(MARK);
};
const scrollToComments = async (page: Page): Promise<void> => {
  await page.locator('.comments').scrollIntoViewIfNeeded();
  await expect(page.locator('.comment-text').first()).toBeVisible();
};
const expectMemberComments = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article').filter({ hasText: MARK }).first()).toBeVisible();
};
const scrollToRelated = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Voltar aos mods' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').first()).toBeVisible();
};

const openSuggestions = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('combobox').fill(MARK);
  await expect(page.getByRole('banner').getByRole('option').first()).toContainText(MARK);
};
const openAccountMenu = async (page: Page): Promise<void> => {
  await getAccountButton(page).click();
  await expect(page.getByRole('menu')).toContainText(MARK);
};

const getVisitorPages = ({ mod, author }: HostileData): LongPage[] => [
  { path: '/' },
  { path: `/mods/${mod}`, open: scrollToRelated },
  { path: `/mods/${mod}`, open: openSuggestions },
  { path: `/mods/${mod}`, open: openReport },
  { path: `/mods/${mod}?tab=versions`, open: openRelease },
  { path: `/mods/${mod}?tab=gallery`, open: openPicture },
  { path: `/mods/${mod}?tab=comments`, open: scrollToComments },
  { path: `/mods/${mod}/download` },
  ...['/login', '/register'].map((path) => ({ path: `${path}?from=${encodeURIComponent(`/mods/${mod}/download`)}` })),
  { path: `/mods/${WORD.slice(0, 200)}` },
  { path: `/authors/${getAuthorKey(WORD.slice(0, MOD_TEXT.author))}` },
  { path: `/members/${author}`, open: expectMemberComments },
  { path: '/mods?s=recent' },
  { path: `/search?q=${MARK}&tag=${MARK}` },
  { path: '/faq', open: openEntry },
  { path: '/changelog' },
  { path: '/public/media-kit' },
];
const getMemberPages = ({ mod }: HostileData): LongPage[] => [
  { path: `/mods/${mod}/download` },
  { path: '/dashboard', open: openAccountMenu },
  ...['/favorites', '/downloads', '/activity', '/notifications', '/edit-profile', '/contact'].map((path) => ({ path })),
];
const BANNED: LongPage = { path: '/banned' };
/** Pages that show no stored text, redirects, and the list of addons, which is the list of mods. */
const WITHOUT_TEXTS: readonly string[] = [
  '/addons',
  '/addons/:slug',
  '/forgot-password',
  '/reset-password',
  '/auth/action',
  '/verify-email',
  '/unauthorized',
  '/achievements',
  '/help',
  '/guidelines',
  '/terms',
  '/privacy',
  '/partners',
  '/public',
  '/public/contact',
  '/public/*',
  '/dev/ui',
  '/dev/mail',
  '*',
];

const getFiltered = (resource: string, filter: object): string =>
  `${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const openPreview = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.getByRole('tab', { name: 'Visualizar' }).click();
  await expect(page.getByRole('region', { name: 'Visualizar' }).locator('td').first()).toBeVisible();
};
const openReleaseChangelog = async (page: Page): Promise<void> => {
  const summary = page.getByRole('main').locator('summary', { hasText: 'O que mudou' });
  await summary.click();
  await expect(summary.locator('xpath=..').locator('td').first()).toBeVisible();
};

/** Pages of the console with the records of the test. Lists are filtered, because other tests add records. */
const getConsolePages = ({ mod, pending, author }: HostileData): LongPage[] => [
  { path: `/admin/mods/${mod}`, open: openPreview },
  { path: `/admin/mods/${mod}/show/releases`, open: openReleaseChangelog },
  ...[
    getFiltered('mods', { id: [mod, pending] }),
    `mods/${mod}/show`,
    `mods/${mod}/show/history`,
    `mods/review?mod=${pending}`,
    getFiltered('users', { id: [author] }),
    `users/${author}/show`,
    getFiltered('comments-moderation', { queue: 'all', mod_id: mod }),
    getFiltered('reports', { id: ['hostil-0'] }),
    getFiltered('contact-messages', { id: ['hostil-0'] }),
    getFiltered('logs', { about: `mods/${mod}` }),
    'logs/hostil-0/show',
    'faq',
    'faq/hostil-0',
    'changelog',
    'changelog/hostil-0',
    'ads',
    'ads/hostil-0',
    'announcements',
    'announcements/hostil-0',
    'media-kit',
  ].map((path) => ({ path: `/admin/${path}` })),
];

const showsWord = (page: Page): Promise<boolean> =>
  page.evaluate((word) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value)].some((text) => text.includes(word));
  }, MARK);

/** At most five innermost elements beyond the right edge, except in boxes that scroll by themselves. */
const findWideElements = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isInBox = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isInBox(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter((element) => !isInBox(element.parentElement))
      .filter((element, _at, wide) => !wide.some((other) => other !== element && element.contains(other)))
      .slice(0, 5)
      .map(({ localName, className }) => `${localName}.${className}`)
      .join(', ');
  });

const findSidewaysScroll = async (
  page: Page,
  pages: readonly LongPage[],
  widths: readonly number[] = SITE_WIDTHS,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const { path, open } of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(async () => {
        await page.goto(path);
        await expect.poll(() => showsWord(page), { timeout: 8_000 }).toBe(true);
      }).toPass(SYNC);
      await open?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await getSettledOverflow(page);
        if (sideways > 0)
          faults.push(`${path} at ${width} px: ${sideways} px sideways by ${await findWideElements(page)}`);
      }
    });
  return faults;
};

/** Opens a page that is not watched for errors, because the pictures of the mod are missing. */
const openPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext(options);
  await assignClientIp(context);
  return context.newPage();
};

let member: Member;
let world: HostileData;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  member = await createMember({ verified: true });
  world = await createHostileData({ member, each: 1, everywhere: true, change: toLongWord });
  const favorite = { mod_id: world.mod, created_at: new Date() };
  await firestore.doc(`users/${member.uid}/favorites/${world.mod}`).set(favorite);
});
test.afterAll(async () => {
  await world.remove();
});

test('looks at every page with stored texts', () => {
  const opened = [...getVisitorPages(world), ...getMemberPages(world), BANNED].map(
    ({ path }) => path.split('?')[0] ?? '',
  );
  const all = SITE_PAGES.map(({ path }) => path);
  expect(WITHOUT_TEXTS.filter((path) => !all.includes(path))).toEqual([]);
  const missed = all
    .filter((path) => !WITHOUT_TEXTS.includes(path))
    .filter((path) => !opened.some((one) => matchesGlob(one, toGlob(path))));
  expect(missed).toEqual([]);
});

test('a word of 300 letters in any text makes no page of a visitor scroll sideways', async ({ browser }) => {
  const page = await openPage(browser);
  expect(await findSidewaysScroll(page, getVisitorPages(world))).toEqual([]);
  await page.context().close();
});

test('a word of 300 letters as reason of a ban does not make the page scroll sideways', async ({ browser }) => {
  const page = await openPage(browser);
  const banned = await createMember({ verified: true });
  await banMember(banned, WORD);
  await page.goto('/login');
  await sendLogin(page, banned);
  await expect(page).toHaveURL(BANNED.path);
  expect(await findSidewaysScroll(page, [BANNED])).toEqual([]);
  await page.context().close();
});

test('a word of 300 letters in any text makes no page of a member scroll sideways', async ({ browser }) => {
  const page = await openPage(browser);
  await signIn(page, member);
  expect(await findSidewaysScroll(page, getMemberPages(world))).toEqual([]);
  await page.context().close();
});

test('a word of 300 letters in any text makes no console page scroll sideways', async ({ browser, getSession }) => {
  const page = await openPage(browser, { storageState: await getSession('super') });
  expect(await findSidewaysScroll(page, getConsolePages(world), CONSOLE_WIDTHS)).toEqual([]);
  await page.context().close();
});
