import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { useCallback, useState } from 'react';
import type { ActFailure } from '../acts/use-staff-act.tsx';

/** What stands above an item: somebody else looks at it, it changed while it was read, or it waits no longer. */
export interface Notice {
  kind: 'claimed' | 'changed' | 'gone';
  /** The API's words. */
  message: string;
  /** Since when somebody else looks at it; ISO 8601. */
  since?: string | undefined;
  /** The state that was on the screen before it changed. */
  before?: Review;
}

/** What is to be said above an item that was read anew, given how it was on the screen before; null where nothing is. */
export const noticeOf = (now: Pick<Review['mod'], 'status' | 'updated_at'>, before?: Review): Notice | null => {
  if (now.status !== 'pending') return { kind: 'gone', message: '' };
  return before && before.mod.updated_at !== now.updated_at ? { kind: 'changed', message: '', before } : null;
};

/** What a refusal means for an item: somebody else has it, or it waits no longer. */
export const refusalNotice = ({ code, message, errors }: ActFailure): Notice =>
  code === 'claimed' ? { kind: 'claimed', message, since: errors.claim } : { kind: 'gone', message };

/** What is to be said above which item. */
export const useNotices = () => {
  const [notices, setNotices] = useState<ReadonlyMap<string, Notice>>(new Map());
  const setNotice = useCallback((id: string, notice: Notice | null) => {
    setNotices((all) => {
      const left = new Map(all);
      if (notice) left.set(id, notice);
      else left.delete(id);
      return left;
    });
  }, []);
  /** Takes a notice of one kind away, and leaves another as it is. */
  const clearNotice = useCallback((id: string, kind: Notice['kind']) => {
    setNotices((all) => (all.get(id)?.kind === kind ? new Map([...all].filter(([one]) => one !== id)) : all));
  }, []);
  return { notices, setNotice, clearNotice };
};
