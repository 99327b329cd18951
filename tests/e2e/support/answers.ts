import type { Locale } from '@bigorna/domain/locales';
import type { Page, Response } from '@playwright/test';

/** Fields whose values are names of people and files. */
const NAMES = [
  'author',
  'author_name',
  'display_name',
  'username',
  'full_name',
  'file_name',
  'email',
  'license',
  'name',
];
/** Fields whose values are names of mods, or tell of pictures; the latter may be translated. */
const TITLES = ['title', 'alt'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The texts of some fields, at any depth; of translated ones, those in a language. */
const textsOf = (fields: readonly string[], locale: Locale, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!fields.includes(key)) return textsOf(fields, locale, inner);
    return [inner, ...textsOf([locale], locale, inner)].filter(isText);
  });
};

/** Longest first: one may be part of another. */
const byLength = (texts: ReadonlySet<string>): string[] => [...texts].toSorted((a, b) => b.length - a.length);

/** What the portal's API answered, to a page and beside it: what staff and members wrote, and their names. */
export class Answers {
  readonly #locale: Locale;
  readonly #names = new Set<string>();
  readonly #titles = new Set<string>();
  readonly #onTheWay = new Set<Promise<void>>();
  #content = '';

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Keeps what a page is answered from now on. */
  listenTo(page: Page): void {
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#onTheWay.delete(reading));
      this.#onTheWay.add(reading);
    });
  }

  /** Waits until what was answered is read. */
  async settle(): Promise<void> {
    await Promise.all(this.#onTheWay);
  }

  take(answer: unknown): void {
    this.#content += JSON.stringify(answer);
    for (const name of textsOf(NAMES, this.#locale, answer)) this.#names.add(name);
    for (const title of textsOf(TITLES, this.#locale, answer)) this.#titles.add(title);
  }

  get content(): string {
    return this.#content;
  }

  get names(): string[] {
    return byLength(this.#names);
  }

  get titles(): string[] {
    return byLength(this.#titles);
  }

  async #read(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A page that was left takes its answers with it.
    const answer: unknown = await response.json().catch(() => null);
    this.take(answer);
  }
}
