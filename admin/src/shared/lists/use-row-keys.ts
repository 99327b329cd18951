import type { PageShortcut } from '#shared/shortcuts/shortcuts.ts';
import { useRegisteredShortcuts, useShortcut } from '#shared/shortcuts/use-shortcut.ts';

/** Attribute of a row's link. */
export const ROW_LINK = 'data-row-link';

const ROW = 'tr, li, article';

const ROW_KEYS: readonly PageShortcut[] = [
  { keys: ['j'], text: 'console.list.next_row' },
  { keys: ['k'], text: 'console.list.previous_row' },
  { keys: ['Enter'], text: 'console.list.open_row' },
];

/** Focuses the link of the next or previous row. */
const moveBy = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const index = links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement));
  links[index < 0 ? 0 : Math.max(0, Math.min(index + by, links.length - 1))]?.focus();
};

/** J and K focus the links of a list's rows. Enter opens the focused link. */
export const useRowKeys = (): void => {
  useShortcut('j', moveBy(1));
  useShortcut('k', moveBy(-1));
  useRegisteredShortcuts(ROW_KEYS);
};
