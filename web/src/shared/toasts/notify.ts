import { createListeners } from '#shared/browser/create-listeners.ts';
import type { Notice } from './notice.ts';

let isRequested = false;
const listeners = createListeners();

/** Whether any toast was requested. Until then, the page renders no toaster. */
export const toasterRequested = {
  get: (): boolean => isRequested,
  subscribe: listeners.subscribe,
};

export const loadToaster = () => import('./toaster.tsx');

let queue: Notice[] = [];

const deliver = async (): Promise<void> => {
  try {
    const { showToast } = await loadToaster();
    const queued = queue;
    queue = [];
    for (const notice of queued) showToast(notice);
  } catch {
    // The toasts' code failed to load. The next notice retries, and so does the return of the network.
    addEventListener('online', deliver, { once: true });
  }
};

/**
 * Shows a toast once its code has loaded. Texts come from the caller, already translated. A text that only repeats the
 * title is left out.
 */
export const notify = ({ text, ...notice }: Notice): void => {
  isRequested = true;
  listeners.notify();
  queue.push(text === undefined || text === notice.title ? notice : { ...notice, text });
  void deliver();
};
