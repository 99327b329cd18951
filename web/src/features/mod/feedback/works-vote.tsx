import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { feedbackQuery } from '../api/feedback-query.ts';
import { FeedbackFailure } from './feedback-failure.tsx';
import { FeedbackGate } from './feedback-gate.tsx';
import { useVote } from './use-vote.ts';

const messages = defineMessages({
  none: { id: 'works.none', defaultMessage: 'Ninguém disse ainda se esta versão funciona.' },
  few: { id: 'works.few', defaultMessage: 'Poucas respostas recentes sobre esta versão.' },
  works: { id: 'works.works', defaultMessage: 'Funciona' },
  broken: { id: 'works.broken', defaultMessage: 'Não funciona' },
  group: { id: 'works.group', defaultMessage: 'Esta versão funciona para você?' },
  login: { id: 'works.login', defaultMessage: 'Já testou? Diga se funciona para você.' },
  verify: { id: 'works.verify', defaultMessage: 'Já testou? Verifique seu e-mail para dizer se funciona.' },
  download: { id: 'works.download', defaultMessage: 'Baixe o mod para dizer se funciona para você.' },
});
const share = defineMessage<{ readonly share: number }>({
  id: 'works.share',
  defaultMessage: 'Funciona para {share, number, ::percent} (recente)',
});

const CHOICES = [
  { works: true, Icon: ThumbsUp, text: messages.works },
  { works: false, Icon: ThumbsDown, text: messages.broken },
] as const;

interface WorksVoteProps {
  mod: ModPage;
  release: ModRelease;
}

/** Whether a release works for those who have it, and for oneself. */
export const WorksVote = ({ mod, release }: WorksVoteProps) => {
  const { data } = useQuery(feedbackQuery(mod.slug));
  const { works: own, obstacle, vote, retry } = useVote(mod, release.id);
  const figure = data?.releases[release.id];
  return (
    <div className="works">
      <p className="font-semibold">
        {data &&
          (figure?.share == null ? (
            <FormattedMessage {...(figure ? messages.few : messages.none)} />
          ) : (
            <FormattedMessage {...share} values={{ share: figure.share }} />
          ))}
      </p>
      {obstacle === 'none' && (
        <fieldset className="works-buttons">
          <legend className="sr-only">
            <FormattedMessage {...messages.group} />
          </legend>
          {CHOICES.map(({ works, Icon, text }) => (
            <Button key={text.id} aria-pressed={own === works} onClick={() => void vote(works)}>
              <Icon aria-hidden size={16} />
              <FormattedMessage {...text} />
            </Button>
          ))}
        </fieldset>
      )}
      {obstacle === 'failed' && <FeedbackFailure onRetry={retry} />}
      {obstacle !== 'none' && obstacle !== 'unknown' && obstacle !== 'failed' && (
        <FeedbackGate
          obstacle={obstacle}
          texts={{
            login: <FormattedMessage {...messages.login} />,
            verify: <FormattedMessage {...messages.verify} />,
            download: <FormattedMessage {...messages.download} />,
          }}
        />
      )}
    </div>
  );
};
