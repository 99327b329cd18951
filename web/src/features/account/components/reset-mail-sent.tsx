import { MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { Origin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

const messages = defineMessages({
  title: { id: 'resetMailSent.title', defaultMessage: 'Confira sua caixa de entrada' },
  next: { id: 'resetMailSent.next', defaultMessage: 'E agora?' },
  open: {
    id: 'resetMailSent.open',
    defaultMessage: 'Abra o e-mail mais recente e clique no link: ele só funciona uma vez.',
  },
  spam: {
    id: 'resetMailSent.spam',
    defaultMessage: 'Não chegou em alguns minutos? Confira também as pastas Spam e Promoções.',
  },
  address: {
    id: 'resetMailSent.address',
    defaultMessage: 'Ainda nada? Confira se este é o e-mail da sua conta e peça outro link mais tarde.',
  },
  again: { id: 'resetMailSent.again', defaultMessage: 'Pedir outro link' },
  login: { id: 'resetMailSent.login', defaultMessage: 'Voltar para o login' },
});
const lead = defineMessage<{ readonly email: string }>({
  id: 'resetMailSent.lead',
  defaultMessage: 'Se houver uma conta com {email}, o link para criar uma nova senha está a caminho.',
});

interface ResetMailSentProps {
  email: string;
  /** The page before the login. */
  origin: Origin | undefined;
  onAgain: () => void;
}

const STEPS = [messages.open, messages.spam, messages.address];

/** Instructions after the request for a reset mail. The same for unknown e-mails, to hide whether an account exists. */
export const ResetMailSent = ({ email, origin, onAgain }: ResetMailSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountFrame titleRef={heading} title={translate(messages.title)} lead={translate(lead, { email })}>
      <section className="panel grid gap-3" aria-labelledby="reset-mail-next">
        <h2 id="reset-mail-next" className="flex items-center gap-3 text-step-4">
          <MailOpen aria-hidden size={24} className="flex-none text-ember-2" />
          {translate(messages.next)}
        </h2>
        <ol className="grid list-decimal gap-2 pl-5 text-text-2">
          {STEPS.map((step) => (
            <li key={step.id}>{translate(step)}</li>
          ))}
        </ol>
      </section>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={paths.login} state={{ ...origin, identifier: email }}>
          {translate(messages.login)}
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          {translate(messages.again)}
        </Button>
      </div>
    </AccountFrame>
  );
};
