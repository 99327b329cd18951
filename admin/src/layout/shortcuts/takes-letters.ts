/** Where letters are text, are looked for among a menu's items, or belong to what lies above the page. */
const TAKES_LETTERS =
  'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], [role=dialog], [role=listbox], [role=menu], .MuiPopover-root';

/** What is asked of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'target'>;

/** Whether a key pressed there is meant for what has the focus, not for the page. */
export const takesLetters = (event: KeyPress): boolean =>
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null) ||
  document.querySelector('[role=dialog]') !== null;
