/**
 * Lets work on the same thing be done one after the other, in the order it came. Work that waits behind one that failed
 * fails with it: what keeps that from being done is not waited for again and again.
 */
export const turns = (): (<T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>();
  return (keys, work) => {
    const mine = Promise.all(keys.map((key) => last.get(key))).then(work);
    const leave = () => {
      for (const key of keys) if (last.get(key) === mine) last.delete(key);
    };
    for (const key of keys) last.set(key, mine);
    mine.then(leave, leave);
    return mine;
  };
};
