import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Journey, Step } from './journeys/journey.ts';
import { Observer } from './observer.ts';

/** How long a person waits for a word, done or failed, while services are slow: what takes six calls of five seconds each. */
const WORD_MS = 65_000;
/** How long after the fault all must be done. */
const RECOVERY_MS = 90_000;
/** How long they look before they try once more. */
const LOOK_MS = 8_000;
const POLL_MS = 150;

const RETRY = /^(Tentar novamente|Tentar de novo|Try again|Atualizar|Recarregar a lista)$/;

/** What the page says went wrong: alerts that are seen and have words. */
const alertsOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/, visible: true });

const isSeen = async (place: Locator): Promise<boolean> =>
  (await place.count()) > 0 && (await place.first().isVisible());

/** Somebody on a journey: goes on while all is well, stops where the site says that it cannot, and takes it up again. */
export class Person {
  readonly #page: Page;
  readonly #journey: Journey;
  readonly #observer: Observer;
  #steps: readonly Step[] = [];
  #next = 0;

  constructor(page: Page, journey: Journey) {
    this.#page = page;
    this.#journey = journey;
    this.#observer = new Observer(page);
  }

  /** What was wrong on the way. */
  get complaints(): readonly string[] {
    return this.#observer.complaints;
  }

  /** What the site said of the fault. */
  get said(): readonly string[] {
    return this.#observer.said;
  }

  async begin(): Promise<void> {
    this.#steps = await this.#journey.begin(this.#page);
    await this.#observer.begin();
  }

  /** While the fault lasts: goes as far as it is let. */
  async tryAll(): Promise<void> {
    while (this.#next < this.#steps.length) {
      if (!(await this.#tryNext())) break;
      this.#next += 1;
    }
    await this.#observer.expectPage(this.#stepName());
    if (this.#journey.looksBack) await this.#lookBack();
  }

  /** After it: does the rest, by the page's own ways to try again. The page must never have been loaded anew. */
  async finish(): Promise<void> {
    await this.#observer.mark();
    const tried = this.#next;
    for (; this.#next < this.#steps.length; this.#next += 1) {
      const step = this.#steps[this.#next];
      if (step === undefined) continue;
      // What the fault kept from being begun is begun now, not tried again.
      if (this.#next > tried) await step.does(this.#page).catch(() => undefined);
      if (!(await this.#complete(step))) {
        const says = (await alertsOf(this.#page).allInnerTexts()).join(' · ').replaceAll(/\s+/g, ' ');
        this.#observer.complain(`${step.name}: not done after the fault (${says || 'the page says nothing'})`);
        break;
      }
    }
    await this.#observer.expectPage(this.#stepName());
    await this.#observer.expectMark();
  }

  /** What the page looks like, where something was wrong. */
  async keepPicture(file: string): Promise<void> {
    if (this.complaints.length > 0) await this.#page.screenshot({ path: file }).catch(() => undefined);
  }

  async leave(): Promise<void> {
    await this.#page.context().close();
  }

  #stepName(): string {
    return this.#steps[Math.min(this.#next, this.#steps.length - 1)]?.name ?? '';
  }

  /** Whether it is done; false when the site says why not. */
  async #tryNext(): Promise<boolean> {
    const step = this.#steps[this.#next];
    if (step === undefined) return false;
    const former = new Set(await alertsOf(this.#page).allInnerTexts());
    try {
      await step.does(this.#page);
    } catch (error) {
      return this.#observer.couldNot(step.name, error, await this.#words(former));
    }
    const until = Date.now() + WORD_MS;
    while (Date.now() < until) {
      if (await isSeen(step.sees(this.#page))) return true;
      const words = await this.#words(former);
      if (words.length > 0) {
        await this.#observer.note(step.name, words);
        return false;
      }
      await delay(POLL_MS);
    }
    this.#observer.complain(`${step.name}: no word for ${WORD_MS / 1000} s`);
    return false;
  }

  async #words(former: ReadonlySet<string>): Promise<string[]> {
    return (await alertsOf(this.#page).allInnerTexts()).filter((words) => !former.has(words));
  }

  /** A page seen before can be read again, and the way leads back. */
  async #lookBack(): Promise<void> {
    const there = this.#page.url();
    await this.#page.goBack({ waitUntil: 'commit' });
    if (this.#page.url() !== there) await this.#observer.expectPage('a page seen before', true);
    await this.#page.goForward({ waitUntil: 'commit' });
  }

  async #complete(step: Step): Promise<boolean> {
    const until = Date.now() + (this.#journey.recoveryMs ?? RECOVERY_MS);
    while (Date.now() < until) {
      if (await this.#isSeenWithin(step, LOOK_MS)) return true;
      await this.#tryAgain(step).catch(() => undefined);
    }
    return this.#isSeenWithin(step, LOOK_MS);
  }

  async #isSeenWithin(step: Step, ms: number): Promise<boolean> {
    const until = Date.now() + ms;
    while (Date.now() < until) {
      if (await isSeen(step.sees(this.#page))) return true;
      await delay(POLL_MS);
    }
    return false;
  }

  async #tryAgain(step: Step): Promise<void> {
    const retry = this.#page.getByRole('button', { name: RETRY }).filter({ visible: true });
    if ((await retry.count()) > 0) {
      await retry.first().click();
      return;
    }
    await (step.again ?? step.does).call(step, this.#page);
  }
}
