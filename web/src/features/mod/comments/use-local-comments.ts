import { useCallback, useState } from 'react';
import type { CommentRow, LocalComments } from './comment-row.ts';

/**
 * Ids of local comments that another source now contains too. The caller removes these ids from the local comments, so
 * that a later deletion in the other source takes effect.
 */
export const findConfirmedComments = (known: LocalComments, updates: readonly CommentRow[]): string[] =>
  updates.filter(({ id, hidden }) => known.get(id)?.hidden === hidden).map(({ id }) => id);

/** Results of the viewer's actions on this page, until another source confirms them; see {@link LocalComments}. */
export const useLocalComments = () => {
  const [known, setKnown] = useState<LocalComments>(new Map());
  const setLocal = useCallback(
    (id: string, row: CommentRow | null) => setKnown((before) => new Map(before).set(id, row)),
    [],
  );
  const forget = useCallback(
    (ids: readonly string[]) => setKnown((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    [],
  );
  return { known, setLocal, forget };
};

export type LocalCommentsState = ReturnType<typeof useLocalComments>;
export type SetLocalComment = LocalCommentsState['setLocal'];
