import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isDeclared } from './declared-texts.ts';

const LOOK_EVERY_MS = 1_000;
/** How long a page may show nothing but its frame: two answers, each given up after twelve seconds, come one after the other. */
const BLANK_LOOKS = 30;
/** How long a place may wait for its first heading: the slowest of starts, on a machine that many share. */
const HEADING_MS = 20_000;

/** Whether the page's own place, a dialog or a failure has words that are seen; a spinner's are none. */
const hasContent = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isSeen = (text: Node): boolean => {
      const holder = text.parentElement;
      if (!holder || text.nodeValue?.trim() === '' || holder.closest('[role=status]')) return false;
      const { width, height } = holder.getBoundingClientRect();
      return width > 1 && height > 1 && holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...document.querySelectorAll('main, [role=main], [role=dialog], [role=alertdialog], [role=alert]')].some(
      (place) => {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (isSeen(texts.currentNode)) return true;
        return false;
      },
    );
  });

/** Looks over a journey: that no page is blank, nothing fails unseen, and what is said is the site's own. */
export class Observer {
  readonly complaints: string[] = [];
  readonly said: string[] = [];
  readonly #page: Page;
  #mark = '';

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.complain(`uncaught: ${(error.stack ?? error.message).slice(0, 300)}`));
  }

  complain(what: string): void {
    if (!this.complaints.includes(what)) this.complaints.push(what);
  }

  /** Looks once a second until the page is closed. */
  async begin(): Promise<void> {
    void this.#watch();
  }

  async #watch(): Promise<void> {
    let blank = 0;
    while (!this.#page.isClosed()) {
      // In the middle of a navigation there is nothing to ask.
      const isThere = await hasContent(this.#page).catch(() => true);
      blank = isThere ? 0 : blank + 1;
      if (blank === BLANK_LOOKS && this.#page.url() !== 'about:blank')
        this.complain(`blank for ${BLANK_LOOKS} s at ${new URL(this.#page.url()).pathname}`);
      await delay(LOOK_EVERY_MS);
    }
  }

  /** A heading or a failure's words must stand on the page soon. */
  async expectPage(when: string, wasSeen = false): Promise<void> {
    const place = this.#page.getByRole('heading').or(this.#page.getByRole('alert')).filter({ visible: true });
    const isThere = await place
      .first()
      .waitFor({ timeout: HEADING_MS })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) this.complain(`${when}: neither heading nor failure on ${new URL(this.#page.url()).pathname}`);
    if (!wasSeen) return;
    // The page that is left may still be there.
    const failure = this.#page.getByRole('main').locator('.empty-state[role=alert]').filter({ visible: true });
    const isRead = await failure
      .first()
      .waitFor({ state: 'hidden', timeout: HEADING_MS })
      .then(
        () => true,
        () => false,
      );
    if (!isRead) this.complain(`${when}: could not be read on ${new URL(this.#page.url()).pathname}`);
  }

  /** Notes what the page said of a step that failed. */
  async note(step: string, words: readonly string[]): Promise<void> {
    const locale = await this.#page.evaluate(() => document.documentElement.lang);
    for (const said of words) {
      const line = said.replaceAll(/\s+/g, ' ').trim();
      if (!this.said.includes(line)) this.said.push(line);
      if (!(await isDeclared(said, locale))) this.complain(`${step}: no message of failure: ${line.slice(0, 160)}`);
    }
  }

  /** A step that could not even be begun: because the page says so, or without a word. */
  async couldNot(step: string, error: unknown, words: readonly string[]): Promise<false> {
    if (words.length > 0) await this.note(step, words);
    else this.complain(`${step}: could not be begun: ${String(error).split('\n')[0]}`);
    return false;
  }

  /** Leaves a sign that no reload survives. */
  async mark(): Promise<void> {
    this.#mark = `${Date.now()}`;
    await this.#page.evaluate((mark) => Object.assign(window, { drillMark: mark }), this.#mark);
  }

  async expectMark(): Promise<void> {
    const left = await this.#page.evaluate(() => String(Reflect.get(window, 'drillMark')));
    if (left !== this.#mark) this.complain('the page was loaded anew');
  }
}
