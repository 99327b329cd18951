export type NoticeType = 'loading' | 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  type: NoticeType;
  title: string;
  text?: string;
  /** Two notices with one id are one toast: the later replaces the earlier (a `loading` becomes its `success`). */
  id?: string;
  /** What the reader can do about it, such as to undo it; the toast goes with it. */
  action?: { label: string; onAct: () => void };
  /** Stays until closed, for errors that ask for an action. */
  keep?: boolean;
}

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether a toast was ever asked for: the toast library is loaded only then. */
export const toasterWanted = {
  get: (): boolean => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The toasts' own code. */
export const loadToaster = () => import('./toaster.tsx');

let waiting: Notice[] = [];

const deliver = async (): Promise<void> => {
  try {
    const { showToast } = await loadToaster();
    const due = waiting;
    waiting = [];
    for (const notice of due) showToast(notice);
  } catch {
    // The toasts' code cannot be had: the next notice tries again, or the network's return.
    addEventListener('online', deliver, { once: true });
  }
};

/** Shows a toast, as soon as that can be. Texts come from the caller, already in the reader's language. */
export const notify = (notice: Notice): void => {
  isWanted = true;
  for (const listener of listeners) listener();
  waiting.push(notice);
  void deliver();
};
