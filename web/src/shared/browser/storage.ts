/** Uses localStorage or sessionStorage; undefined if the browser refuses storage or the action throws. */
export const tryStorage = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Reads from localStorage; null if the key is missing or the browser refuses storage. */
export const readStorage = (key: string): string | null => tryStorage(() => localStorage.getItem(key)) ?? null;

/** Writes to localStorage. Does nothing if the browser refuses storage. */
export const writeStorage = (key: string, value: string): void => tryStorage(() => localStorage.setItem(key, value));
