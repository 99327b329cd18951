/** Elements that take letters: text inputs, open menus, and layers above the page. The console's own menu takes none. */
const TEXT_TARGETS =
  'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], [role=dialog], [role=listbox], [role=menu]:not(nav *), .MuiPopover-root';

/** The event fields that the check needs. */
export type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'target'>;

/** Whether shortcuts must ignore a key press: with a modifier, in a text field or menu, or while a dialog is open. */
export const isTextTarget = (event: KeyPress): boolean =>
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TEXT_TARGETS) !== null) ||
  document.querySelector('[role=dialog]') !== null;
