import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useMemberWrites } from '#session/live/use-member-writes.ts';
import { feedbackQuery } from '../api/feedback-query.ts';
import { useWriteFailure } from '../use-write-failure.ts';
import { useOwnFeedback } from './use-own-feedback.ts';
import { withOwnStars } from './with-own-stars.ts';

/** With the arrow keys the stars are gone through: what is meant is where one stops. */
const SETTLE_MS = 700;

/** The member's own stars for a mod, shown as soon as they are chosen, and sent when the choice has settled. */
export const useRating = (mod: ModPage) => {
  const { own, obstacle, change, retry } = useOwnFeedback(mod);
  const writes = useMemberWrites();
  const queryClient = useQueryClient();
  const loadedText = useLoadedDomainText();
  const tellFailure = useWriteFailure();
  const [chosen, setChosen] = useState<number>();
  const waiting = useRef<{ stars: number; timer: ReturnType<typeof setTimeout> }>(undefined);

  const send = async (stars: number): Promise<void> => {
    waiting.current = undefined;
    try {
      await writes.rate(mod.id, stars);
      const before = own?.stars ?? null;
      queryClient.setQueryData(feedbackQuery(mod.slug).queryKey, (all) => all && withOwnStars(all, before, stars));
      change((all) => ({ ...all, stars }));
      notify({ type: 'success', id: 'rating', title: (await loadedText())('rating_saved') });
    } catch (error) {
      await tellFailure(error, 'rating_failed');
    } finally {
      setChosen((now) => (now === stars ? undefined : now));
    }
  };
  const settle = useEffectEvent((stars: number) => void send(stars));
  const choose = (stars: number): void => {
    clearTimeout(waiting.current?.timer);
    setChosen(stars);
    waiting.current = { stars, timer: setTimeout(() => settle(stars), SETTLE_MS) };
  };
  const leave = useEffectEvent(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    void send(waiting.current.stars);
  });
  useEffect(() => () => leave(), []);
  return { before: own?.stars ?? null, stars: chosen ?? own?.stars ?? null, obstacle, choose, retry };
};
