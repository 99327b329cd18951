import type { Page, Response } from '@playwright/test';

/** Fields whose values are names of people and files. */
const NAMES = ['author', 'author_name', 'display_name', 'username', 'full_name', 'file_name', 'email', 'license'];
/** Fields whose values are names of mods and pictures. */
const TITLES = ['title', 'alt'];

const valuesOf = (fields: readonly string[], value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fields.includes(key) && typeof inner === 'string' && inner !== '' ? [inner] : valuesOf(fields, inner),
  );
};

/** Longest first: one may be part of another. */
const byLength = (texts: ReadonlySet<string>): string[] => [...texts].toSorted((a, b) => b.length - a.length);

/** What the portal's API answered, to a page and beside it: what staff and members wrote, and their names. */
export class Answers {
  readonly #names = new Set<string>();
  readonly #titles = new Set<string>();
  #content = '';

  /** Keeps what a page is answered from now on. */
  listenTo(page: Page): void {
    page.on('response', (response) => void this.#read(response));
  }

  take(answer: unknown): void {
    this.#content += JSON.stringify(answer);
    for (const name of valuesOf(NAMES, answer)) this.#names.add(name);
    for (const title of valuesOf(TITLES, answer)) this.#titles.add(title);
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
