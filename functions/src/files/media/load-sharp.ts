/** Loads sharp, a native module, on demand, so that other functions start without it. */
export const loadSharp = async () => (await import('sharp')).default;
