declare global {
  interface Window {
    /** Notes clicks on buttons before the scripts run; set by shell.html. */
    noteClick?: (event: MouseEvent) => void;
    earlyClicks?: HTMLElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets the value without React's knowledge, so that React then sees the change.
 */
const typeAgain = (field: Field): void => {
  const { value, defaultValue } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const checkAgain = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  field.click();
};

/** Repeats what the visitor did before React took over the page: typed texts, checked boxes, clicks on buttons. */
export const repeatEarlyInput = (): void => {
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) checkAgain(field);
    else if (field.value !== field.defaultValue) typeAgain(field);
  }
  const { noteClick, earlyClicks = [] } = window;
  if (noteClick) removeEventListener('click', noteClick, true);
  delete window.noteClick;
  delete window.earlyClicks;
  // The last click counts: a second one usually repeats the first.
  earlyClicks.at(-1)?.click();
};
