import { useCallback, useState } from 'react';
import type { CommentRow, KnownComments } from './comment-row.ts';

/** What this page's own acts made of comments, until they are read from elsewhere; see {@link KnownComments}. */
export const useKnownComments = () => {
  const [known, setKnown] = useState<KnownComments>(new Map());
  const learn = useCallback(
    (id: string, row: CommentRow | null) => setKnown((before) => new Map(before).set(id, row)),
    [],
  );
  return { known, learn };
};

export type LearnComment = ReturnType<typeof useKnownComments>['learn'];
