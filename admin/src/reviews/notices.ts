import type { Review } from '@bigorna/domain/endpoints/admin/mods';
import { useCallback, useState } from 'react';

/** What stands above an item: somebody else looks at it, it changed while it was read, or it waits no longer. */
export interface Notice {
  kind: 'claimed' | 'changed' | 'gone';
  /** The API's words. */
  message: string;
  /** The state that was on the screen before it changed. */
  before?: Review;
}

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
  return { notices, setNotice };
};
