/** Reads from localStorage; null if the key is missing or storage is refused. */
export const readStorage = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Writes to localStorage. If storage is refused, the value lasts as long as the page. */
export const writeStorage = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Callers also keep the value in memory.
  }
};
