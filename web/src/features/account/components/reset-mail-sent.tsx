import { MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import type { Origin } from '#session/origin.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

const messages = defineMessages({
  title: { id: 'resetMailSent.title', defaultMessage: 'Olhe a sua caixa de entrada' },
  next: { id: 'resetMailSent.next', defaultMessage: 'E agora?' },
  open: { id: 'resetMailSent.open', defaultMessage: 'Abra o e-mail mais recente e siga o link: ele vale uma só vez.' },
  spam: {
    id: 'resetMailSent.spam',
    defaultMessage: 'Não chegou em alguns minutos? Olhe também as pastas Spam e Promoções.',
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
  defaultMessage: 'Se houver uma conta com {email}, o link para criar uma senha nova está a caminho.',
});

interface ResetMailSentProps {
  email: string;
  /** Where the visitor was before the login. */
  origin: Origin | undefined;
  onAgain: () => void;
}

const STEPS = [messages.open, messages.spam, messages.address];

/** What to do after asking for a reset mail; the same whether the address has an account or not. */
export const ResetMailSent = ({ email, origin, onAgain }: ResetMailSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountFrame
      titleRef={heading}
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...lead} values={{ email }} />}
    >
      <section className="panel grid gap-3" aria-labelledby="reset-mail-next">
        <h2 id="reset-mail-next" className="flex items-center gap-3 text-step-4">
          <MailOpen aria-hidden size={24} className="flex-none text-ember-2" />
          <FormattedMessage {...messages.next} />
        </h2>
        <ol className="grid list-decimal gap-2 pl-5 text-text-2">
          {STEPS.map((step) => (
            <li key={step.id}>
              <FormattedMessage {...step} />
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={paths.login} state={{ ...origin, identifier: email }}>
          <FormattedMessage {...messages.login} />
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          <FormattedMessage {...messages.again} />
        </Button>
      </div>
    </AccountFrame>
  );
};
