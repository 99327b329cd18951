import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CommentRow } from './comment-row.ts';

/** Whether new rows at the top of the list would move what the visitor reads or edits. */
const isInUse = (list: HTMLElement | null): boolean =>
  list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));

/**
 * Buffers new comments of other members while the visitor is inside the list, because new rows would shift the list.
 * The member's own comments always appear at once.
 *
 * @returns `visible` rows; `held`: number of buffered rows; `arrived`: number of rows shown live since mount; `showAll`
 */
export const useBufferedRows = (
  rows: readonly CommentRow[],
  ownId: string | undefined,
  list: RefObject<HTMLElement | null>,
) => {
  const newest = rows.reduce((latest, { created_at }) => (created_at > latest ? created_at : latest), '');
  const [shownUntil, setShownUntil] = useState(newest);
  const [arrived, setArrived] = useState(0);
  const isFresh = ({ created_at, uid }: CommentRow): boolean => created_at > shownUntil && uid !== ownId;
  const held = rows.filter(isFresh);
  const count = held.length;
  useLayoutEffect(() => {
    if (newest <= shownUntil || (count > 0 && isInUse(list.current))) return;
    setArrived((before) => before + count);
    setShownUntil(newest);
  }, [newest, shownUntil, count, list]);
  return {
    visible: rows.filter((row) => !isFresh(row)),
    held: count,
    arrived,
    showAll: () => setShownUntil(newest),
  };
};
