import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useState } from 'react';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useMemberWrites } from '#session/live/use-member-writes.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import { useOwnFeedback } from './use-own-feedback.ts';

/** Whether a release works for the member, shown as soon as they say it. */
export const useVote = (mod: ModPage, releaseId: string) => {
  const { own, obstacle, change, retry } = useOwnFeedback(mod);
  const writes = useMemberWrites();
  const loadedText = useLoadedDomainText();
  const tellFailure = useWriteFailure();
  const [chosen, setChosen] = useState<boolean>();

  const vote = async (works: boolean): Promise<void> => {
    if ((chosen ?? own?.votes[releaseId]) === works) return;
    setChosen(works);
    try {
      await writes.vote(mod.id, releaseId, works);
      change((all) => ({ ...all, votes: { ...all.votes, [releaseId]: works } }));
      notify({ type: 'success', id: 'vote', title: (await loadedText())('vote_saved') });
    } catch (error) {
      await tellFailure(error, 'vote_failed');
    } finally {
      setChosen((now) => (now === works ? undefined : now));
    }
  };
  return { works: chosen ?? own?.votes[releaseId], obstacle, vote, retry };
};
