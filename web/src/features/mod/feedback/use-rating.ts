import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { notify } from '#shared/toasts/notify.ts';
import { feedbackQuery } from '../api/feedback-query.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import { applyMemberStars } from './apply-member-stars.ts';
import { useMemberFeedback } from './use-member-feedback.ts';

const messages = defineMessages({
  removed: { id: 'rating.removed', defaultMessage: 'Sua avaliação foi removida' },
});

/** Debounce: arrow keys pass through several values, and only the last value is sent. */
const SETTLE_MS = 700;

/** The member's stars for a mod: an optimistic update, sent after a debounce. Null removes the rating. */
export const useRating = (mod: ModPage) => {
  const intl = useIntl();
  const { feedback, obstacle, change, retry } = useMemberFeedback(mod);
  const writes = useMemberWrites();
  const queryClient = useQueryClient();
  const loadedText = useLoadedDomainText();
  const notifyFailure = useWriteFailure();
  const [chosen, setChosen] = useState<number | null>();
  const waiting = useRef<{ stars: number | null; timer: ReturnType<typeof setTimeout> }>(undefined);

  const send = async (stars: number | null): Promise<void> => {
    waiting.current = undefined;
    try {
      await writes.rate(mod.id, stars);
      const before = feedback?.stars ?? null;
      queryClient.setQueryData(feedbackQuery(mod.slug).queryKey, (all) => all && applyMemberStars(all, before, stars));
      change((all) => ({ ...all, stars }));
      const title = stars === null ? intl.formatMessage(messages.removed) : (await loadedText())('rating_saved');
      notify({ type: 'success', id: 'rating', title });
    } catch (error) {
      await notifyFailure(error, 'rating_failed');
    } finally {
      setChosen((now) => (now === stars ? undefined : now));
    }
  };
  const settle = useEffectEvent((stars: number | null) => void send(stars));
  const choose = (stars: number | null): void => {
    clearTimeout(waiting.current?.timer);
    setChosen(stars);
    waiting.current = { stars, timer: setTimeout(() => settle(stars), SETTLE_MS) };
  };
  const sendPending = useEffectEvent(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    void send(waiting.current.stars);
  });
  useEffect(() => () => sendPending(), []);
  const before = feedback?.stars ?? null;
  return { before, stars: chosen === undefined ? before : chosen, obstacle, choose, retry };
};
