export type NoticeType = 'loading' | 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  type: NoticeType;
  title: string;
  text?: string;
  /** Notices with the same id share one toast: the later replaces the earlier (a `loading` becomes its `success`). */
  id?: string;
  /** Action of the toast, such as undo; closes the toast. */
  action?: { label: string; onAct: () => void };
  /** Stays until closed, for errors that need an action. */
  keep?: boolean;
}
