import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isDeclared } from './declared-texts.ts';

const LOOK_EVERY_MS = 1_000;
/** A page may be without anything for the moment in which one takes another's place. */
const BLANK_LOOKS = 3;
/** How long a place may wait for its first heading: the slowest of starts, on a machine that many share. */
const HEADING_MS = 20_000;

/** Whether anything at all can be read. */
const hasText = (page: Page): Promise<boolean> => page.evaluate(() => document.body.innerText.trim() !== '');

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
      const isThere = await hasText(this.#page).catch(() => true);
      blank = isThere ? 0 : blank + 1;
      if (blank === BLANK_LOOKS && this.#page.url() !== 'about:blank')
        this.complain(`blank page at ${new URL(this.#page.url()).pathname}`);
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
    for (const said of words) {
      const line = said.replaceAll(/\s+/g, ' ').trim();
      if (!this.said.includes(line)) this.said.push(line);
      if (!(await isDeclared(said))) this.complain(`${step}: words of no catalogue: ${line.slice(0, 160)}`);
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
