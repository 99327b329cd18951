import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useOpenVerification } from '#shared/verification/verification-request.ts';
import type { Obstacle } from './use-member-feedback.ts';

const messages = defineMessages({
  login: { id: 'feedback.login', defaultMessage: 'Entrar' },
  verify: { id: 'feedback.verify', defaultMessage: 'Verificar e-mail' },
});

interface FeedbackGateProps {
  obstacle: Exclude<Obstacle, 'none' | 'unknown' | 'failed'>;
  /** Text by obstacle. */
  texts: Readonly<Record<FeedbackGateProps['obstacle'], ReactNode>>;
}

/** Shows what the viewer must do before giving feedback. */
export const FeedbackGate = ({ obstacle, texts }: FeedbackGateProps) => {
  const origin = toOrigin(useLocation());
  const openVerification = useOpenVerification();
  return (
    <p className="text-step-0 text-text-2">
      <span>{texts[obstacle]}</span>{' '}
      {obstacle === 'login' && (
        <Link className="text-link inline-block min-h-6" to={paths.login} state={origin}>
          {translate(messages.login)}
        </Link>
      )}
      {obstacle === 'verify' && (
        <button type="button" className="text-link min-h-6" aria-haspopup="dialog" onClick={openVerification}>
          {translate(messages.verify)}
        </button>
      )}
    </p>
  );
};
