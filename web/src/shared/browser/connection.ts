import { isNetworkReachable } from '@bigorna/client/is-network-reachable';
import { createListeners } from './create-listeners.ts';
import { isOffline } from './is-offline.ts';

/** First and longest delay between two probes of the network. */
const FIRST_DELAY_MS = 3000;
const MAX_DELAY_MS = 60_000;

const listeners = createListeners();
let subscriptions = 0;
let delay = FIRST_DELAY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

const setOffline = (is: boolean): void => {
  if (is === isOffline()) return;
  if (is) document.documentElement.dataset.offline = '';
  else delete document.documentElement.dataset.offline;
  listeners.notify();
};

const scheduleProbe = (): void => {
  clearTimeout(timer);
  if (subscriptions === 0) return;
  timer = setTimeout(() => void probe(), delay);
  delay = Math.min(delay * 2, MAX_DELAY_MS);
};

const runProbe = async (): Promise<void> => {
  const isReached = await isNetworkReachable();
  setOffline(!isReached);
  if (!isReached) return scheduleProbe();
  clearTimeout(timer);
  delay = FIRST_DELAY_MS;
};

/** Marks the page as offline or online, as a request decides. */
const probe = (): Promise<void> => {
  running ??= runProbe().finally(() => {
    running = undefined;
  });
  return running;
};

/** The browser's report is only a hint, and so is the mark: the network may be back. */
const isInDoubt = (): boolean => navigator.onLine === false || isOffline();

/** For events of the browser, which may have changed the network. */
const probeSoon = async (): Promise<void> => {
  // A probe that began before the event says nothing about the network now.
  await running;
  delay = FIRST_DELAY_MS;
  if (isInDoubt() && subscriptions > 0) await probe();
};

const startListening = (): void => {
  addEventListener('offline', probeSoon);
  addEventListener('online', probeSoon);
  void probeSoon();
};

const stopListening = (): void => {
  removeEventListener('offline', probeSoon);
  removeEventListener('online', probeSoon);
  clearTimeout(timer);
};

/** Online state of the site, as a subscribable store. */
export const connection = {
  isOffline,
  /** Marks the page as offline, because the network failed. Probes then find out when the network is back. */
  reportFailure: (): void => {
    if (isOffline()) return;
    setOffline(true);
    delay = FIRST_DELAY_MS;
    scheduleProbe();
  },
  /** Whether the site is offline now. In doubt, a probe decides. */
  confirmOffline: async (): Promise<boolean> => {
    if (isInDoubt()) await probe();
    return isOffline();
  },
  subscribe: (listener: () => void): (() => void) => {
    const unsubscribe = listeners.subscribe(listener);
    subscriptions += 1;
    if (subscriptions === 1) startListening();
    return () => {
      unsubscribe();
      subscriptions -= 1;
      if (subscriptions === 0) stopListening();
    };
  },
};
