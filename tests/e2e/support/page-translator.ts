import type { Page } from '@playwright/test';

/** Runs in the page before its scripts. Playwright sends only the function itself, so it contains its helpers. */
const translateTexts = (): void => {
  const SKIPPED = 'font, script, style, noscript, textarea, [translate=no]';
  const translateText = (text: Text): void => {
    if (!text.isConnected || text.parentElement?.closest(SKIPPED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateTree = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translateText(text);
  };
  addEventListener('DOMContentLoaded', () => {
    translateTree(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateTree(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
};

/**
 * Translates the next pages of a tab as browsers do: nested `<font>` elements replace every text node, also the ones
 * that the page adds later. The words stay the same, so that tests find them.
 */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(translateTexts);
};
