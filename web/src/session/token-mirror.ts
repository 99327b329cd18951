const STORAGE_KEY = 'authToken';

/** The ID token kept for this page, for browsers that refuse storage. */
let held: string | null = null;

/** The stored ID token of the member, or null. Its presence decides whether any Firebase code is loaded. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY) || null;
  } catch {
    return held;
  }
};

export const writeToken = (token: string): void => {
  held = token;
  try {
    if (localStorage.getItem(STORAGE_KEY) !== token) localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Storage may be refused; the session then lasts as long as the page.
  }
};

export const clearToken = (): void => {
  held = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored, then.
  }
};

/** Tells what other tabs of this browser do to the stored token; answers how to stop. */
export const watchToken = (onChange: (token: string | null) => void): (() => void) => {
  const listener = ({ key, storageArea }: StorageEvent): void => {
    // `key` is null when a tab clears the whole storage.
    if (storageArea === localStorage && (key === STORAGE_KEY || key === null)) onChange(readToken());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};
