/** Elements that take letters: text inputs, menus, and layers above the page. */
const TEXT_TARGETS =
  'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], [role=dialog], [role=listbox], [role=menu], .MuiPopover-root';

/** The event fields that the check needs. */
export type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'target'>;

/** Whether a key press belongs to the focused element, not to the page. */
export const isTextTarget = (event: KeyPress): boolean =>
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TEXT_TARGETS) !== null) ||
  document.querySelector('[role=dialog]') !== null;
