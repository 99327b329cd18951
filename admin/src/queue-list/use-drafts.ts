import { useState } from 'react';

/**
 * What is being written at the rows of a list, by their ids; it stays while the list moves.
 *
 * @param none what a row has at which nothing was written
 * @param isNone whether all that was written is gone again
 */
export const useDrafts = <D>(none: D, isNone: (draft: D) => boolean) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, D>>(new Map());
  const forget = (id: string) =>
    setDrafts((before) => {
      const next = new Map(before);
      next.delete(id);
      return next;
    });
  return {
    of: (id: string): D => drafts.get(id) ?? none,
    written: new Set(drafts.keys()),
    set: (id: string, draft: D) => (isNone(draft) ? forget(id) : setDrafts((before) => new Map(before).set(id, draft))),
    forget,
  };
};
