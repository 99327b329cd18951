import { isOffline } from '#shared/browser/is-offline.ts';
import { FROM_CACHE } from '#worker/cache-names.ts';

/** First and longest delay between two probes of the network. */
const FIRST_DELAY_MS = 3000;
const MAX_DELAY_MS = 60_000;
/** A small file that the worker never caches. */
const PROBE = '/favicon.svg';

const listeners = new Set<() => void>();
let delay = FIRST_DELAY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

const notify = (): void => {
  for (const listener of listeners) listener();
};

const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

const probe = async (): Promise<void> => {
  if (navigator.onLine && (await isReachable())) {
    clearTimeout(timer);
    delay = FIRST_DELAY_MS;
    delete document.documentElement.dataset.offline;
    notify();
  } else {
    scheduleProbe();
  }
};

const scheduleProbe = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), delay);
  delay = Math.min(delay * 2, MAX_DELAY_MS);
};

/** The worker responded from its cache, so the network failed although the browser may claim to be online. */
const handleWorkerMessage = ({ data }: MessageEvent<unknown>): void => {
  if (data !== FROM_CACHE || 'offline' in document.documentElement.dataset) return;
  document.documentElement.dataset.offline = '';
  delay = FIRST_DELAY_MS;
  notify();
  scheduleProbe();
};

const handleOnline = (): void => {
  delay = FIRST_DELAY_MS;
  if ('offline' in document.documentElement.dataset) void probe();
  else notify();
};

const startListening = (): void => {
  addEventListener('offline', notify);
  addEventListener('online', handleOnline);
  navigator.serviceWorker?.addEventListener('message', handleWorkerMessage);
  if ('offline' in document.documentElement.dataset) void probe();
};

const stopListening = (): void => {
  removeEventListener('offline', notify);
  removeEventListener('online', handleOnline);
  navigator.serviceWorker?.removeEventListener('message', handleWorkerMessage);
  clearTimeout(timer);
};

/** Online state of the site, as a subscribable store. */
export const connection = {
  isOffline: isOffline,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) startListening();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopListening();
    };
  },
};
