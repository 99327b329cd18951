export type NoticeType = 'loading' | 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  type: NoticeType;
  title: string;
  text?: string;
  /**
   * Notices with the same id share one toast: a later notice replaces the earlier notice, such as `success` after
   * `loading`.
   */
  id?: string;
  /** Action of the toast, such as undo; closes the toast. */
  action?: { label: string; onAct: () => void };
  /** Stays until closed, for errors that need an action. */
  keep?: boolean;
}
