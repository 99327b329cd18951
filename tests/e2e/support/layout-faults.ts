import type { Page } from '@playwright/test';
import { getSettledOverflow } from './axe.ts';

/** Text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Applies or removes the text spacing. */
export const setTextSpacing = (page: Page, areSpaced: boolean): Promise<void> =>
  page.evaluate(
    (rules) => {
      // A constructed sheet: the site's policy forbids style elements.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    areSpaced ? TEXT_SPACING : '',
  );

/** Texts that are cut off or outside the page, each with its element and reason. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Glyph boxes are slightly larger than the glyphs. */
    const TOLERANCE_PX = 3;
    const isClip = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isScroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const isOutsideX = (text: DOMRect, edge: { left: number; right: number }): boolean =>
      text.right > edge.right + TOLERANCE_PX || text.left < edge.left - TOLERANCE_PX;
    const isOutsideY = (text: DOMRect, edge: DOMRect): boolean =>
      text.bottom > edge.bottom + TOLERANCE_PX || text.top < edge.top - TOLERANCE_PX;

    /** Why a text is cut off by its element or an ancestor. Undefined if it is not cut off. */
    const findFault = (text: DOMRect, element: Element | null): string | undefined => {
      if (!element || element === document.body)
        return isOutsideX(text, { left: 0, right: document.documentElement.clientWidth })
          ? 'beside the page'
          : undefined;
      const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
      // Intended: a truncated summary, or a text for assistive technology.
      if (webkitLineClamp !== 'none' || clipPath !== 'none') return undefined;
      const edge = element.getBoundingClientRect();
      if (isClip(overflowX) && isOutsideX(text, edge)) return 'cut at its side';
      if (isClip(overflowY) && isOutsideY(text, edge)) return 'cut at its foot';
      if (isScroll(overflowX) || isScroll(overflowY)) return undefined;
      return findFault(text, element.parentElement);
    };

    const faults: string[] = [];
    const range = document.createRange();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        range.selectNodeContents(node);
        const fault = [...range.getClientRects()].map((text) => findFault(text, element)).find(Boolean);
        if (fault)
          faults.push(`${element.localName}.${element.className} “${node.data.trim().slice(0, 60)}”: ${fault}`);
      }
    }
    return faults;
  });

/** Layout faults at a width: horizontal overflow and cut texts. */
export const findLayoutFaults = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 });
  const sideways = await getSettledOverflow(page);
  return [...(sideways > 0 ? [`${sideways} pixels sideways`] : []), ...(await findCutTexts(page))];
};
