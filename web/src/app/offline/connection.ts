import { FROM_CACHE } from '#worker/words.ts';
import { isOffline } from './is-offline.ts';

/** How soon it is looked again whether the site can be reached, while the browser takes itself to be online: first, at most. */
const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 60_000;
/** Small, never kept by the worker. */
const PROBE = '/favicon.svg';

const listeners = new Set<() => void>();
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const isReached = async (): Promise<boolean> => {
  try {
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

const probe = async (): Promise<void> => {
  if (navigator.onLine && (await isReached())) {
    clearTimeout(timer);
    wait = FIRST_WAIT_MS;
    delete document.documentElement.dataset.offline;
    tell();
  } else {
    probeLater();
  }
};

const probeLater = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
};

/** The worker answered in the network's place, though the browser may take itself to be online. */
const heed = ({ data }: MessageEvent<unknown>): void => {
  if (data !== FROM_CACHE || 'offline' in document.documentElement.dataset) return;
  document.documentElement.dataset.offline = '';
  wait = FIRST_WAIT_MS;
  tell();
  probeLater();
};

const onBack = (): void => {
  wait = FIRST_WAIT_MS;
  if ('offline' in document.documentElement.dataset) void probe();
  else tell();
};

const follow = (): void => {
  addEventListener('offline', tell);
  addEventListener('online', onBack);
  navigator.serviceWorker?.addEventListener('message', heed);
  if ('offline' in document.documentElement.dataset) void probe();
};

const unfollow = (): void => {
  removeEventListener('offline', tell);
  removeEventListener('online', onBack);
  navigator.serviceWorker?.removeEventListener('message', heed);
  clearTimeout(timer);
};

/** Whether the network is away, as something to follow. */
export const connection = {
  isAway: isOffline,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) follow();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unfollow();
    };
  },
};
