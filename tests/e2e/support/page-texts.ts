import type { Page } from '@playwright/test';

/** A text that a page shows or exposes to assistive technology. */
export interface PageText {
  text: string;
  /** Nearest `lang` attribute. Empty when unknown. */
  lang: string;
  /** Element of the text and its parent, as a selector. */
  where: string;
  /** Attribute that contains the text, or `null` for a text node. */
  attribute: string | null;
}

/** All texts of a page, from text nodes and attributes. */
export const getPageTexts = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    const TEXT_ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'placeholder',
      'title',
      'alt',
    ];
    /** Elements that are hidden or in no language, such as code and keys. */
    const IGNORED = 'script, style, noscript, template, code, kbd, samp';
    const describeElement = (element: Element): string => {
      const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
      return element.localName + classes.join('');
    };
    const found: { text: string; lang: string; where: string; attribute: string | null }[] = [];
    const addText = (element: Element, raw: string, attribute: string | null): void => {
      const text = raw.replace(/\s+/g, ' ').trim();
      if (text === '') return;
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const where = [element.parentElement ?? [], element].flat().map(describeElement).join(' > ');
      found.push({ text, lang, where, attribute });
    };
    for (const element of document.body.querySelectorAll(`:not(${IGNORED})`)) {
      // The console's html element has `translate=no` for all its texts.
      if (element.closest('body [translate=no]')) continue;
      for (const node of element.childNodes) if (node instanceof Text) addText(element, node.data, null);
      for (const name of TEXT_ATTRIBUTES) addText(element, element.getAttribute(name) ?? '', name);
    }
    return found;
  });
