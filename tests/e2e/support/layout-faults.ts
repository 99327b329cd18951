import type { Page } from '@playwright/test';
import { sidewaysPixelsAtRest } from './axe.ts';

/** WCAG 1.4.12: what a reader may set without anything being lost. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Spaces the texts of a page, or lets them be as they were again. */
export const spaceTexts = (page: Page, areSpaced: boolean): Promise<void> =>
  page.evaluate(
    (rules) => {
      // No style element: the site's own rules on what may be loaded need not know of it.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    areSpaced ? SPACED : '',
  );

/** The texts that a page cuts off or puts beside itself, each with its element and how. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A letter's box is a little larger than the letter. */
    const TOLERANCE_PX = 3;
    const isClip = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isScroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const isBeside = (text: DOMRect, edge: { left: number; right: number }): boolean =>
      text.right > edge.right + TOLERANCE_PX || text.left < edge.left - TOLERANCE_PX;
    const isBeyond = (text: DOMRect, edge: DOMRect): boolean =>
      text.bottom > edge.bottom + TOLERANCE_PX || text.top < edge.top - TOLERANCE_PX;

    /** How a text is lost, looking from its element outwards. */
    const faultOf = (text: DOMRect, element: Element | null): string | undefined => {
      if (!element || element === document.body)
        return isBeside(text, { left: 0, right: document.documentElement.clientWidth }) ? 'beside the page' : undefined;
      const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
      // On purpose: a summary of what another page says in full, or words for assistive technology.
      if (webkitLineClamp !== 'none' || clipPath !== 'none') return undefined;
      const edge = element.getBoundingClientRect();
      if (isClip(overflowX) && isBeside(text, edge)) return 'cut at its side';
      if (isClip(overflowY) && isBeyond(text, edge)) return 'cut at its foot';
      if (isScroll(overflowX) || isScroll(overflowY)) return undefined;
      return faultOf(text, element.parentElement);
    };

    const faults: string[] = [];
    const range = document.createRange();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        range.selectNodeContents(node);
        const fault = [...range.getClientRects()].map((text) => faultOf(text, element)).find(Boolean);
        if (fault)
          faults.push(`${element.localName}.${element.className} “${node.data.trim().slice(0, 60)}”: ${fault}`);
      }
    }
    return faults;
  });

/** What a page loses at a width: it scrolls sideways, or texts are cut. */
export const layoutFaults = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 });
  const sideways = await sidewaysPixelsAtRest(page);
  return [...(sideways > 0 ? [`${sideways} pixels sideways`] : []), ...(await cutTexts(page))];
};
