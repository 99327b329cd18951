import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { useCallback, useState } from 'react';
import type { MutationFailure } from '#shared/actions/use-staff-mutation.tsx';

/** Notice above an item: claimed by a colleague, changed meanwhile, or no longer pending. */
export interface Notice {
  kind: 'claimed' | 'changed' | 'gone';
  /** The API's message. */
  message: string;
  /** Start of the colleague's claim; ISO 8601. */
  since?: string | undefined;
  /** State on screen before the change. */
  before?: Review;
}

/** Notice for a refetched item, compared with the state on screen; null if none. */
export const getNotice = (current: Pick<Review['mod'], 'status' | 'updated_at'>, before?: Review): Notice | null => {
  if (current.status !== 'pending') return { kind: 'gone', message: '' };
  return before && before.mod.updated_at !== current.updated_at ? { kind: 'changed', message: '', before } : null;
};

/** Notice for a rejected call: claimed by a colleague, or no longer pending. */
export const getFailureNotice = ({ code, message, errors }: MutationFailure): Notice =>
  code === 'claimed' ? { kind: 'claimed', message, since: errors.claim } : { kind: 'gone', message };

/** Notices by item id. */
export const useNotices = () => {
  const [notices, setNotices] = useState<ReadonlyMap<string, Notice>>(new Map());
  const setNotice = useCallback((id: string, notice: Notice | null) => {
    setNotices((all) => {
      const remaining = new Map(all);
      if (notice) remaining.set(id, notice);
      else remaining.delete(id);
      return remaining;
    });
  }, []);
  /** Removes a notice of one kind. Leaves other kinds. */
  const clearNotice = useCallback((id: string, kind: Notice['kind']) => {
    setNotices((all) => (all.get(id)?.kind === kind ? new Map([...all].filter(([key]) => key !== id)) : all));
  }, []);
  return { notices, setNotice, clearNotice };
};
