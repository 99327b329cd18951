import type { Page } from '@playwright/test';

/** A text that a page shows or tells assistive technology. */
export interface ShownText {
  text: string;
  /** The language its nearest element with one says it is in; '' where it says that nobody knows. */
  lang: string;
  /** The element that shows it, and the one around that. */
  where: string;
  /** The attribute that says it, where it does not stand in the element. */
  attribute: string | null;
}

/** All texts of a page: what stands in elements, and what their attributes say. */
export const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const SPOKEN = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'placeholder',
      'title',
      'alt',
    ];
    /** What is not shown, or is in no language: code and keys. */
    const UNREAD = 'script, style, noscript, template, code, kbd, samp';
    const nameOf = (element: Element): string => {
      const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
      return element.localName + classes.join('');
    };
    const found: { text: string; lang: string; where: string; attribute: string | null }[] = [];
    const take = (element: Element, said: string, attribute: string | null): void => {
      const text = said.replace(/\s+/g, ' ').trim();
      if (text === '') return;
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const where = [element.parentElement ?? [], element].flat().map(nameOf).join(' > ');
      found.push({ text, lang, where, attribute });
    };
    for (const element of document.body.querySelectorAll(`:not(${UNREAD})`)) {
      if (element.closest('[translate=no]')) continue;
      for (const node of element.childNodes) if (node instanceof Text) take(element, node.data, null);
      for (const name of SPOKEN) take(element, element.getAttribute(name) ?? '', name);
    }
    return found;
  });
