import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goKeys } from './go-keys.ts';

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
/** What the page's own keys would have heard. */
const heard: string[] = [];
let keyboard = new EventTarget();
const press = (...events: Press[]) => {
  for (const event of events) keyboard.dispatchEvent(event);
};

describe('g and a letter', () => {
  beforeEach(() => {
    vi.stubGlobal('Element', class {});
    vi.stubGlobal('document', { querySelector: () => null });
    opened.length = 0;
    heard.length = 0;
    keyboard = new EventTarget();
    const hear = goKeys((key) => opened.push(key));
    keyboard.addEventListener('keydown', (event) => event instanceof Press && hear(event));
    keyboard.addEventListener('keydown', (event) => event instanceof Press && heard.push(event.key));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('R121 the second key is never heard by the page, wherever it leads; the next one is', () => {
    press(new Press('g'), new Press('a'));
    expect([opened, heard]).toEqual([['a'], []]);
    press(new Press('a'));
    expect(heard).toEqual(['a']);
  });
  it('R121 a modifier between them is no second key', () => {
    press(new Press('g'), new Press('Shift'), new Press('A'));
    expect([opened, heard]).toEqual([['a'], ['Shift']]);
  });
});
