import { isTextTarget, type KeyPress } from '#shared/shortcuts/is-text-target.ts';

const GO = 'g';
/** Timeout for the second key. */
const WAIT_MS = 1500;
/** Modifier keys do not count as the second key. */
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

type LetterPress = KeyPress & Pick<KeyboardEvent, 'key' | 'timeStamp' | 'preventDefault' | 'stopImmediatePropagation'>;

/**
 * Handles `g` and then a letter. The key after `g` never reaches other listeners, even if that key opens no page.
 *
 * @param open opens the page of the letter, if any
 */
export const createGoKeyHandler = (open: (key: string) => void): ((event: LetterPress) => void) => {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (MODIFIERS.includes(event.key) || isTextTarget(event)) return;
    const isSecond = event.timeStamp - pressedAt < WAIT_MS;
    pressedAt = Number.NEGATIVE_INFINITY;
    const key = event.key.toLowerCase();
    if (!isSecond && key !== GO) return;
    if (isSecond) open(key);
    else pressedAt = event.timeStamp;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
};
