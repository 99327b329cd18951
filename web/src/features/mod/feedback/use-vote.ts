import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { notify } from '#shared/toasts/notify.ts';
import { feedbackQuery } from '../api/feedback-query.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import { applyMemberVote } from './apply-member-vote.ts';
import { useMemberFeedback } from './use-member-feedback.ts';

const messages = defineMessages({ removed: { id: 'works.removed', defaultMessage: 'Seu voto foi removido' } });

/** The member's compatibility vote for a release, as an optimistic update. Null removes the vote. */
export const useVote = (mod: ModPage, releaseId: string) => {
  const intl = useIntl();
  const { feedback, obstacle, change, retry } = useMemberFeedback(mod);
  const writes = useMemberWrites();
  const queryClient = useQueryClient();
  const loadedText = useLoadedDomainText();
  const notifyFailure = useWriteFailure();
  const [chosen, setChosen] = useState<boolean | null>();
  const current = chosen === undefined ? (feedback?.votes[releaseId] ?? null) : chosen;

  const vote = async (works: boolean | null): Promise<void> => {
    if (current === works) return;
    setChosen(works);
    try {
      await writes.vote(mod.id, releaseId, works);
      const { queryKey } = feedbackQuery(mod.slug);
      const sum = queryClient.getQueryData(queryKey);
      if (sum) {
        // A request in flight would bring back the old sum.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, applyMemberVote(sum, releaseId, current, works));
      }
      change(({ votes: { [releaseId]: _replaced, ...others }, ...all }) => ({
        ...all,
        votes: works === null ? others : { ...others, [releaseId]: works },
      }));
      const title = works === null ? intl.formatMessage(messages.removed) : (await loadedText())('vote_saved');
      notify({ type: 'success', id: 'vote', title });
    } catch (error) {
      await notifyFailure(error, 'vote_failed');
    } finally {
      setChosen((now) => (now === works ? undefined : now));
    }
  };
  return { works: current, obstacle, vote, retry };
};
