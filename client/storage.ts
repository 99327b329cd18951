/** Local storage is shared by all tabs, session storage belongs to one tab. */
type Area = 'localStorage' | 'sessionStorage';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Replaces a storage that the browser refuses. Lasts as long as the page. */
class PageStore extends Map<string, string> implements Store {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}

const PAGE_STORES: Readonly<Record<Area, PageStore>> = {
  localStorage: new PageStore(),
  sessionStorage: new PageStore(),
};

/** The browser's storage; undefined if the browser refuses it, as with blocked cookies. */
const findStorage = (area: Area): Storage | undefined => {
  try {
    // Some browsers have null instead of a storage.
    return globalThis[area] ?? undefined;
  } catch {
    return undefined;
  }
};

export const isStorageRefused = (): boolean => findStorage('localStorage') === undefined;

/**
 * Uses the browser's storage, or if refused, a storage that lasts as long as the page. Returns undefined if the action
 * throws, for example because the storage is full.
 */
export const tryStorage = <Result>(
  act: (storage: Store) => Result,
  area: Area = 'localStorage',
): Result | undefined => {
  try {
    return act(findStorage(area) ?? PAGE_STORES[area]);
  } catch {
    return undefined;
  }
};

/** Reads a value; null if the key is missing. */
export const readStorage = (key: string, area?: Area): string | null =>
  tryStorage((storage) => storage.getItem(key), area) ?? null;

/** Writes a value. Does nothing if the storage is full. */
export const writeStorage = (key: string, value: string, area?: Area): void =>
  tryStorage((storage) => storage.setItem(key, value), area);

export const removeStorage = (key: string, area?: Area): void => tryStorage((storage) => storage.removeItem(key), area);

/** Keys of the local storage. */
export const getStorageKeys = (): readonly string[] => {
  const storage = findStorage('localStorage');
  return storage ? Object.keys(storage) : [...PAGE_STORES.localStorage.keys()];
};
