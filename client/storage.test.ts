import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Loads the module anew, as another page does. */
const openPage = () => import('./storage.ts');
const refuse = (name: 'localStorage' | 'sessionStorage'): void =>
  void Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

test('keeps values as long as the page is open when the browser refuses storage (R121)', async () => {
  refuse('localStorage');
  refuse('sessionStorage');
  const page = await openPage();
  expect(page.isStorageRefused()).toBe(true);
  page.writeStorage('theme', 'light');
  page.writeStorage('draft', 'text', 'sessionStorage');
  expect([page.readStorage('theme'), page.readStorage('draft', 'sessionStorage')]).toEqual(['light', 'text']);
  expect([page.readStorage('draft'), page.getStorageKeys()]).toEqual([null, ['theme']]);
  page.removeStorage('theme');
  expect(page.readStorage('theme')).toBeNull();
  page.writeStorage('theme', 'dark');
  vi.resetModules();
  expect((await openPage()).readStorage('theme')).toBeNull();
});

test('uses the storage of the browser, and bears a full one (R121)', async () => {
  const values: Record<string, string> = { theme: 'dark' };
  const storage = Object.assign(Object.create({ getItem: (key: string) => values[key] ?? null }), values);
  Object.assign(Object.getPrototypeOf(storage), {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('localStorage', storage);
  const page = await openPage();
  expect(page.isStorageRefused()).toBe(false);
  page.writeStorage('theme', 'light');
  expect([page.readStorage('theme'), page.getStorageKeys()]).toEqual(['dark', ['theme']]);
  expect(page.tryStorage((full) => full.setItem('a', 'b'))).toBeUndefined();
});
