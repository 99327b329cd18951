import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { originOf } from '#session/origin.ts';
import { useOpenVerification } from '#session/verification/ask.ts';
import type { Obstacle } from './use-own-feedback.ts';

const messages = defineMessages({
  login: { id: 'feedback.login', defaultMessage: 'Entrar' },
  verify: { id: 'feedback.verify', defaultMessage: 'Verificar e-mail' },
});

interface FeedbackGateProps {
  obstacle: Exclude<Obstacle, 'none' | 'unknown' | 'failed'>;
  /** What it is that the visitor cannot do yet, and what it takes. */
  texts: Readonly<Record<FeedbackGateProps['obstacle'], ReactNode>>;
}

/** What it takes before a mod can be judged, and the way there. */
export const FeedbackGate = ({ obstacle, texts }: FeedbackGateProps) => {
  const origin = originOf(useLocation());
  const openVerification = useOpenVerification();
  return (
    <p className="text-step-0 text-text-2">
      {texts[obstacle]}{' '}
      {obstacle === 'login' && (
        <Link className="text-link inline-block min-h-6" to={paths.login} state={origin}>
          <FormattedMessage {...messages.login} />
        </Link>
      )}
      {obstacle === 'verify' && (
        <button type="button" className="text-link min-h-6" aria-haspopup="dialog" onClick={openVerification}>
          <FormattedMessage {...messages.verify} />
        </button>
      )}
    </p>
  );
};
