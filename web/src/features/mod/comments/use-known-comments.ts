import { useCallback, useState } from 'react';
import type { CommentRow, KnownComments } from './comment-row.ts';

/** Those that were read from elsewhere as this page knows them: from there on what is read there counts, also that they are gone. */
export const knownAsRead = (known: KnownComments, readings: readonly CommentRow[]): string[] =>
  readings.filter(({ id, hidden }) => known.get(id)?.hidden === hidden).map(({ id }) => id);

/** What this page's own acts made of comments, until they are read from elsewhere; see {@link KnownComments}. */
export const useKnownComments = () => {
  const [known, setKnown] = useState<KnownComments>(new Map());
  const learn = useCallback(
    (id: string, row: CommentRow | null) => setKnown((before) => new Map(before).set(id, row)),
    [],
  );
  const forget = useCallback(
    (ids: readonly string[]) => setKnown((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    [],
  );
  return { known, learn, forget };
};

export type KnownCommentsState = ReturnType<typeof useKnownComments>;
export type LearnComment = KnownCommentsState['learn'];
