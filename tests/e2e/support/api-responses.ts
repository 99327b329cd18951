import type { Locale } from '@bigorna/domain/locales';
import type { Page, Response } from '@playwright/test';

/** Fields with the names of people and files. */
const NAMES = [
  'author',
  'reporter',
  'author_name',
  'display_name',
  'username',
  'full_name',
  'file_name',
  'email',
  'license',
  'name',
];
/** Fields with mod titles and picture descriptions. Descriptions may be translated. */
const TITLES = ['title', 'alt'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Texts of these fields, at any depth. Picks this locale from translated texts. */
const getTexts = (fields: readonly string[], locale: Locale, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!fields.includes(key)) return getTexts(fields, locale, inner);
    return [inner, ...getTexts([locale], locale, inner)].filter(isText);
  });
};

/** Shorter texts are codes, or parts of other words. */
const SHORTEST = 4;

const getAllTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getAllTexts) : [];
};

/** Sorts texts, longest first, because a text may contain another. */
const sortByLength = (texts: ReadonlySet<string>): string[] => [...texts].toSorted((a, b) => b.length - a.length);

/** Collects the user content and the names in API responses. */
export class ApiResponses {
  readonly #locale: Locale;
  readonly #names = new Set<string>();
  readonly #titles = new Set<string>();
  readonly #texts = new Set<string>();
  readonly #pending = new Set<Promise<void>>();
  #content = '';

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Collects the responses to a page from now on. */
  listenTo(page: Page): void {
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#pending.delete(reading));
      this.#pending.add(reading);
    });
  }

  /**
   * Waits until all received responses are read. Call this after reading the page, because late responses may change
   * it.
   */
  async settle(): Promise<void> {
    await Promise.all(this.#pending);
  }

  add(body: unknown): void {
    this.#content += JSON.stringify(body);
    for (const text of getAllTexts(body)) if (text.length >= SHORTEST) this.#texts.add(text);
    for (const name of getTexts(NAMES, this.#locale, body)) this.#names.add(name);
    for (const title of getTexts(TITLES, this.#locale, body)) this.#titles.add(title);
  }

  get content(): string {
    return this.#content;
  }

  get names(): string[] {
    return sortByLength(this.#names);
  }

  get titles(): string[] {
    return sortByLength(this.#titles);
  }

  /** All texts of any field, longest first. */
  get texts(): string[] {
    return sortByLength(this.#texts);
  }

  async #read(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // Bodies are unavailable after the page has navigated away.
    const body: unknown = await response.json().catch(() => null);
    this.add(body);
  }
}
