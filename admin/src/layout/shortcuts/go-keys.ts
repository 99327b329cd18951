import { type KeyPress, takesLetters } from './takes-letters.ts';

const GO = 'g';
/** How long the second key may take. */
const WAIT_MS = 1500;
/** Held down for another key, they are none themselves. */
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

type LetterPress = KeyPress & Pick<KeyboardEvent, 'key' | 'timeStamp' | 'preventDefault' | 'stopImmediatePropagation'>;

/**
 * Hears `g` and then a letter. Every second key is kept from whatever else would hear it, leads it anywhere or not.
 *
 * @param open goes where the letter leads, if anywhere
 */
export const goKeys = (open: (key: string) => void): ((event: LetterPress) => void) => {
  let since = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (MODIFIERS.includes(event.key) || takesLetters(event)) return;
    const isSecond = event.timeStamp - since < WAIT_MS;
    since = Number.NEGATIVE_INFINITY;
    const key = event.key.toLowerCase();
    if (!isSecond && key !== GO) return;
    if (isSecond) open(key);
    else since = event.timeStamp;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
};
