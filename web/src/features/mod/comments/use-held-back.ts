import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CommentRow } from './comment-row.ts';

/** Whether something new above the list would move what is being read or written in it. */
const isInUse = (list: HTMLElement | null): boolean =>
  list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));

/**
 * Keeps newer comments of others back while the visitor is in the middle of the list: they would push it away. Own ones,
 * and all where the list's beginning is in view and nobody is in it, are shown at once.
 *
 * @returns what to show; how many are kept back; how many came by themselves since the page is open; and how to show all.
 */
export const useHeldBack = (
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
    shown: rows.filter((row) => !isFresh(row)),
    held: count,
    arrived,
    showAll: () => setShownUntil(newest),
  };
};
