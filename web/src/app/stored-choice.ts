/** What this browser keeps under a key; null where there is nothing, or storage is refused. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a choice in this browser; where storage is refused it lasts as long as the page. */
export const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page keeps its own copy.
  }
};
