import type { PageShortcut } from '#shared/shortcuts/shortcuts.ts';
import { useRegisteredShortcuts, useShortcut } from '#shared/shortcuts/use-shortcut.ts';

/** Attribute of a row's link. */
export const ROW_LINK = 'data-row-link';

const ROW = 'tr, li, article';

const UNDO_KEYS: readonly PageShortcut[] = [{ keys: ['z'], text: 'console.action.undo' }];

const LINK_KEYS: readonly PageShortcut[] = [
  { keys: ['j'], text: 'console.list.next_row' },
  { keys: ['k'], text: 'console.list.previous_row' },
  { keys: ['Enter'], text: 'console.list.open_row' },
  ...UNDO_KEYS,
];

const SELECTION_KEYS: readonly PageShortcut[] = [...LINK_KEYS, { keys: ['x'], text: 'console.comments.key_select' }];

/** URL of the last opened row. After the return to the list, J and K continue there. */
let lastOpened: string | undefined;

/** Remembers the row that a link opens. */
export const rememberRow = ({ href }: HTMLAnchorElement): void => {
  lastOpened = href;
};

/** The row link that has the focus, or whose row has it. */
const getIndex = (links: readonly HTMLAnchorElement[]): number =>
  links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement));

/** Focuses the link of the next or previous row. */
const moveBy = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[${ROW_LINK}]`)];
  const index = getIndex(links);
  const start = links.findIndex(({ href }) => href === lastOpened);
  const next = index < 0 ? Math.max(0, start) : Math.max(0, Math.min(index + by, links.length - 1));
  links[next]?.focus();
};

/** Selects the row that has the focus, or deselects it. */
const toggleRow = (): void => {
  const row = document.activeElement?.closest(ROW);
  if (row?.querySelector(`a[${ROW_LINK}]`)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
};

/**
 * J and K focus the links of a list's rows, Enter opens the focused link, X selects its row.
 *
 * @param rows whether the rows have links, or also checkboxes
 */
export const useRowKeys = (rows: 'plain' | 'links' | 'selectable'): void => {
  useShortcut('j', moveBy(1), rows !== 'plain');
  useShortcut('k', moveBy(-1), rows !== 'plain');
  useShortcut('x', toggleRow, rows === 'selectable');
  useRegisteredShortcuts({ plain: UNDO_KEYS, links: LINK_KEYS, selectable: SELECTION_KEYS }[rows]);
};
