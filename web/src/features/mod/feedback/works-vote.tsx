import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { feedbackQuery } from '../api/feedback-query.ts';
import { FeedbackFailure } from './feedback-failure.tsx';
import { FeedbackGate } from './feedback-gate.tsx';
import { useVote } from './use-vote.ts';
import { VoteSum } from './vote-sum.tsx';

const messages = defineMessages({
  works: { id: 'works.works', defaultMessage: 'Funciona' },
  broken: { id: 'works.broken', defaultMessage: 'Não funciona' },
  remove: { id: 'works.remove', defaultMessage: 'Remover meu voto' },
  group: { id: 'works.group', defaultMessage: 'Esta versão funciona para você?' },
  login: { id: 'works.login', defaultMessage: 'Já testou? Diga se funciona para você.' },
  verify: { id: 'works.verify', defaultMessage: 'Já testou? Verifique seu e-mail para dizer se funciona.' },
  download: { id: 'works.download', defaultMessage: 'Baixe primeiro para poder dizer se funciona.' },
});

const CHOICES = [
  { works: true, Icon: ThumbsUp, text: messages.works },
  { works: false, Icon: ThumbsDown, text: messages.broken },
] as const;

interface WorksVoteProps {
  mod: ModPage;
  release: ModRelease;
}

/** Compatibility votes for a release, and the member's own vote. */
export const WorksVote = ({ mod, release }: WorksVoteProps) => {
  const { data } = useQuery(feedbackQuery(mod.slug));
  const { works: memberVote, obstacle, vote, retry } = useVote(mod, release.id);
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <div className="works">
      <p className="font-semibold">{data && <VoteSum votes={data.releases[release.id]} />}</p>
      {obstacle === 'none' && (
        <fieldset ref={group} tabIndex={-1} className="works-buttons">
          <legend className="sr-only">{translate(messages.group)}</legend>
          {CHOICES.map(({ works, Icon, text }) => (
            <Button key={text.id} aria-pressed={memberVote === works} onClick={() => void vote(works)}>
              <Icon aria-hidden size={16} />
              {translate(text)}
            </Button>
          ))}
          {memberVote !== null && (
            <Button
              variant="ghost"
              onClick={() => {
                void vote(null);
                // The button disappears with the vote, so the group takes the focus.
                group.current?.focus();
              }}
            >
              {translate(messages.remove)}
            </Button>
          )}
        </fieldset>
      )}
      {obstacle === 'failed' && <FeedbackFailure onRetry={retry} />}
      {obstacle !== 'none' && obstacle !== 'unknown' && obstacle !== 'failed' && (
        <FeedbackGate
          obstacle={obstacle}
          texts={{
            login: translate(messages.login),
            verify: translate(messages.verify),
            download: translate(messages.download),
          }}
        />
      )}
    </div>
  );
};
