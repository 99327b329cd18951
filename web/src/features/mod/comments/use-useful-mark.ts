import { useRef, useState } from 'react';
import { useLive } from '#shared/session/live/use-live.ts';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import type { CommentRow } from './comment-row.ts';
import { countUseful, type UsefulState, type UsefulToggle } from './count-useful.ts';

/** The member's useful mark on a comment, and the comment's count. */
export interface UsefulMarkState extends UsefulState {
  /** Undefined until the member's marks are known, and for visitors. */
  toggle: (() => Promise<void>) | undefined;
}

/** The member's useful mark of a comment, live, with optimistic updates. One write at a time. */
export const useUsefulMark = (modId: string, { id, useful }: CommentRow): UsefulMarkState => {
  const { data: marked } = useLive('useful', { modId });
  const [toggled, setToggled] = useState<UsefulToggle>();
  const isPending = useRef(false);
  const writes = useMemberWrites();
  const notifyFailure = useWriteFailure();
  // A changed count includes the mark. Forgets `before`, because other members may bring the count back to that value.
  if (toggled && toggled.before !== undefined && toggled.before !== useful)
    setToggled({ ...toggled, before: undefined });

  const state = countUseful(useful, marked?.has(id) ?? false, toggled);
  const toggle = async (): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    const isCounted = toggled?.before === useful ? toggled.isCounted : state.isOn;
    setToggled({ isOn: !state.isOn, before: useful, isCounted });
    try {
      await writes.setUseful(modId, id, !state.isOn);
    } catch (error) {
      setToggled(toggled);
      await notifyFailure(error, 'useful_failed');
    } finally {
      isPending.current = false;
    }
  };
  return { ...state, toggle: marked && toggle };
};
