/** Reads from localStorage; null if the key is missing or the browser refuses storage. */
export const readStorage = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Writes to localStorage. Does nothing if the browser refuses storage. */
export const writeStorage = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Callers also keep the value in memory.
  }
};
