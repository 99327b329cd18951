import { setTimeout as delay } from 'node:timers/promises';
import { errors, type Locator, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../../tests/e2e/support/wait-for-hydration.ts';
import { isFailureText } from './failure-texts.ts';
import type { Journey, Step } from './journeys/journey.ts';

/** Timeouts of an action: during and after the fault, and before the fault on a busy machine. */
const ACTION_MS = 20_000;
const PREPARATION_MS = 60_000;
/** Timeout until a step succeeds or fails. Slow services alone can take 30 s: six calls of 5 s. */
const RESULT_MS = 65_000;
/** Time limit for all steps after the fault. */
const RECOVERY_MS = 90_000;
/** Wait before a retry. */
const LOOK_MS = 8_000;
const POLL_MS = 150;
/** Timeout until a page shows a heading. Allows for the slowest start on a busy machine. */
const HEADING_MS = 20_000;
const LOOK_EVERY_MS = 1_000;
/** Maximum seconds without content: two requests in sequence, each with a timeout of twelve seconds. */
const BLANK_LOOKS = 30;

const RETRY = /^(Tentar novamente|Tentar de novo|Try again|Atualizar|Recarregar a lista)$/;

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a locator reaches a state before the timeout. */
const reaches = (locator: Locator, state: 'visible' | 'hidden', timeout: number): Promise<boolean> =>
  locator
    .first()
    .waitFor({ state, timeout })
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    });

/** Whether main content, a dialog or a failure shows text. A spinner does not count. */
const hasContent = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isVisible = (text: Node): boolean => {
      const holder = text.parentElement;
      if (!holder || text.nodeValue?.trim() === '' || holder.closest('[role=status]')) return false;
      const { width, height } = holder.getBoundingClientRect();
      return width > 1 && height > 1 && holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...document.querySelectorAll('main, [role=main], [role=dialog], [role=alertdialog], [role=alert]')].some(
      (content) => {
        const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (isVisible(texts.currentNode)) return true;
        return false;
      },
    );
  });

/** A user on a journey. Stops at a failure, continues after the fault, and records what the site does wrong. */
export class Person {
  readonly complaints: string[] = [];
  /** Messages of the site about the fault. */
  readonly messages: string[] = [];
  readonly journey: Journey;
  readonly page: Page;
  #steps: readonly Step[] = [];
  #next = 0;
  #isBroken = false;

  constructor(journey: Journey, page: Page) {
    this.journey = journey;
    this.page = page;
    page.on('pageerror', (error) => this.#complain(`uncaught: ${(error.stack ?? error.message).slice(0, 300)}`));
  }

  /** Runs a part of the journey, unless an earlier part ended with an error. */
  async attempt(when: string, part: () => Promise<void>): Promise<void> {
    if (this.#isBroken) return;
    await part().catch((error: unknown) => {
      this.#isBroken = true;
      this.#complain(`${when}: ${String(error).slice(0, 400)}`);
    });
  }

  async begin(): Promise<void> {
    this.page.setDefaultTimeout(PREPARATION_MS);
    this.#steps = await this.journey.begin(this.page);
    this.page.setDefaultTimeout(ACTION_MS);
    void this.#watch();
  }

  /** Runs as many steps as possible during the fault. */
  async tryAll(): Promise<void> {
    for (const step of this.#steps) {
      if (!(await this.#try(step))) break;
      this.#next += 1;
    }
    await this.#expectPage(this.#stepName());
    if (this.journey.visitsEarlierPage) await this.#lookBack();
  }

  /** Completes the remaining steps after the fault, with the page's own retry button if there is one. */
  async finish(): Promise<void> {
    // A reload removes this mark, so the end of the method can detect a reload.
    await this.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const remaining = this.#steps.slice(this.#next);
    for (const [index, step] of remaining.entries()) {
      // The first remaining step already ran during the fault. The other steps start now.
      if (index > 0) await step.act().catch(() => undefined);
      if (!(await this.#complete(step))) {
        const message = toLine((await this.#readAlerts()).join(' · '));
        this.#complain(`${step.name}: not done after the fault (${message || 'no message on the page'})`);
        break;
      }
      this.#next += 1;
    }
    await this.#expectPage(this.#stepName());
    const isSame = await this.page.evaluate(() => Reflect.has(window, 'isSameDocument'));
    if (!isSame) this.#complain('the page was reloaded');
  }

  #complain(what: string): void {
    if (!this.complaints.includes(what)) this.complaints.push(what);
  }

  #path(): string {
    return new URL(this.page.url()).pathname;
  }

  #stepName(): string {
    return this.#steps[Math.min(this.#next, this.#steps.length - 1)]?.name ?? '';
  }

  /** Looks for a blank page once a second until the page is closed. */
  async #watch(): Promise<void> {
    let blank = 0;
    while (!this.page.isClosed()) {
      // The query fails during a navigation, which is not a blank page.
      const isFilled = await hasContent(this.page).catch(() => true);
      blank = isFilled ? 0 : blank + 1;
      if (blank === BLANK_LOOKS && this.page.url() !== 'about:blank')
        this.#complain(`blank for ${BLANK_LOOKS} s at ${this.#path()}`);
      await delay(LOOK_EVERY_MS);
    }
  }

  /** Requires a heading or failure message soon. */
  async #expectPage(when: string): Promise<void> {
    const content = this.page.getByRole('heading').or(this.page.getByRole('alert')).filter({ visible: true });
    if (!(await reaches(content, 'visible', HEADING_MS)))
      this.#complain(`${when}: neither heading nor failure on ${this.#path()}`);
  }

  /** Goes to the previous page, and comes back. */
  async #lookBack(): Promise<void> {
    const url = this.page.url();
    const when = 'an earlier page';
    // A page that starts replaces its history entry. Chromium then drops a step back or forward that is under way.
    await waitUntilHydrated(this.page);
    await this.page.goBack({ waitUntil: 'commit' });
    if (this.page.url() !== url) {
      await this.#expectPage(when);
      // The failure of the page that the user left may still be visible.
      const failure = this.page.getByRole('main').locator('.empty-state[role=alert]').filter({ visible: true });
      if (!(await reaches(failure, 'hidden', HEADING_MS)))
        this.#complain(`${when}: could not be read on ${this.#path()}`);
      await waitUntilHydrated(this.page);
    }
    await this.page.goForward({ waitUntil: 'commit' });
  }

  /** Texts of the visible alerts. */
  #readAlerts(): Promise<string[]> {
    return this.page.getByRole('alert').filter({ hasText: /\S/, visible: true }).allInnerTexts();
  }

  /** Records the messages after a failed step. All must be failure texts of the portal. */
  async #note(step: string, words: readonly string[]): Promise<void> {
    const locale = await this.page.evaluate(() => document.documentElement.lang);
    for (const message of words) {
      const line = toLine(message);
      if (!this.messages.includes(line)) this.messages.push(line);
      if (!isFailureText(message, locale)) this.#complain(`${step}: undeclared message: ${line.slice(0, 160)}`);
    }
  }

  /** Runs a step. Returns false if the site shows a failure, the action cannot start, or no result comes. */
  async #try({ name, act, sees }: Step): Promise<boolean> {
    const previous = await this.#readAlerts();
    const readNew = async () => (await this.#readAlerts()).filter((words) => !previous.includes(words));
    try {
      await act();
    } catch (error) {
      const words = await readNew();
      if (words.length > 0) await this.#note(name, words);
      else this.#complain(`${name}: could not start: ${String(error).split('\n')[0]}`);
      return false;
    }
    const until = Date.now() + RESULT_MS;
    while (Date.now() < until) {
      if (await sees.first().isVisible()) return true;
      const words = await readNew();
      if (words.length > 0) {
        await this.#note(name, words);
        return false;
      }
      await delay(POLL_MS);
    }
    this.#complain(`${name}: no result for ${RESULT_MS / 1000} s`);
    return false;
  }

  async #complete(step: Step): Promise<boolean> {
    const until = Date.now() + (this.journey.recoveryMs ?? RECOVERY_MS);
    while (Date.now() < until) {
      if (await reaches(step.sees, 'visible', LOOK_MS)) return true;
      await this.#tryAgain(step).catch(() => undefined);
    }
    return reaches(step.sees, 'visible', LOOK_MS);
  }

  async #tryAgain({ retry }: Step): Promise<void> {
    const button = this.page.getByRole('button', { name: RETRY }).filter({ visible: true });
    if ((await button.count()) > 0) await button.first().click();
    else await retry();
  }
}
