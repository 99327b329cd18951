import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoKeyHandler } from './create-go-key-handler.ts';

class Press extends Event {
  readonly key: string;
  readonly ctrlKey = false;
  readonly altKey = false;
  readonly metaKey = false;
  readonly isComposing = false;
  constructor(key: string) {
    super('keydown', { cancelable: true });
    this.key = key;
  }
}

const opened: string[] = [];
/** Keys that reach the page's own listeners. */
const received: string[] = [];
let keyboard = new EventTarget();
const press = (...events: Press[]) => {
  for (const event of events) keyboard.dispatchEvent(event);
};

describe('shortcut g plus a letter', () => {
  beforeEach(() => {
    vi.stubGlobal('Element', class {});
    vi.stubGlobal('document', { querySelector: () => null });
    opened.length = 0;
    received.length = 0;
    keyboard = new EventTarget();
    const handleKey = createGoKeyHandler((key) => opened.push(key));
    keyboard.addEventListener('keydown', (event) => event instanceof Press && handleKey(event));
    keyboard.addEventListener('keydown', (event) => event instanceof Press && received.push(event.key));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('hides g and the next key from the page, but no later key (R121)', () => {
    press(new Press('g'), new Press('a'));
    expect([opened, received]).toEqual([['a'], []]);
    press(new Press('a'));
    expect(received).toEqual(['a']);
  });
  it('does not count a modifier as the second key (R121)', () => {
    press(new Press('g'), new Press('Shift'), new Press('A'));
    expect([opened, received]).toEqual([['a'], ['Shift']]);
  });
});
