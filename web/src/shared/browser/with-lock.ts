/**
 * Runs an action while no other tab of this browser runs one under the same name. Without locks, the action runs at
 * once: browsers that refuse storage refuse locks too.
 */
export const withLock = async <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
  let isStarted = false;
  const start = (): Promise<Value> => {
    isStarted = true;
    return act();
  };
  try {
    return await navigator.locks.request(name, start);
  } catch (error) {
    if (isStarted) throw error;
    return act();
  }
};
