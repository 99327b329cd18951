import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';
import { LazyDisclosure } from './lazy-disclosure.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.email',
    defaultMessage: 'Serve para entrar e recuperar a senha. Os outros membros não veem.',
  },
  verified: { id: 'email.verified', defaultMessage: 'Verificado' },
  unverified: { id: 'email.unverified', defaultMessage: 'Não verificado' },
  change: { id: 'email.change', defaultMessage: 'Alterar e-mail' },
  text: { id: 'email.verifyText', defaultMessage: 'Com o e-mail verificado, você baixa, comenta e avalia.' },
  how: { id: 'email.verify', defaultMessage: 'Verificar e-mail' },
});
const sent = defineMessage<{ readonly email: string }>({
  id: 'email.sent',
  defaultMessage: 'Enviamos um link para {email}. Até você abrir o link, continua valendo o e-mail atual.',
});

const loadForm = async () => (await import('./email-form.tsx')).EmailForm;

/** What members can do with a verified e-mail, and a button that opens the verification dialog. */
const VerifyLine = () => {
  const openVerification = useOpenVerification();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
      <p className="flex-1 basis-60 text-text-2">{translate(messages.text)}</p>
      <Button onClick={openVerification}>{translate(messages.how)}</Button>
    </div>
  );
};

/** The member's e-mail, its verification state, and a form to change the e-mail. */
export const EmailSection = ({ user }: { user: CurrentUser }) => {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Section id="email" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-5">
        <LazyDisclosure
          action={translate(messages.change)}
          load={loadForm}
          onDone={setSentTo}
          summary={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="font-semibold break-all">{user.email}</span>
              <Pill tone={user.is_verified ? 'works' : 'danger'}>
                {user.is_verified ? <BadgeCheck aria-hidden size={15} /> : <MailWarning aria-hidden size={15} />}
                {translate(user.is_verified ? messages.verified : messages.unverified)}
              </Pill>
            </div>
          }
        />
        <p role="status" className={sentTo ? 'text-text-2' : 'sr-only'}>
          {sentTo && translate(sent, { email: sentTo })}
        </p>
        {!user.is_verified && <VerifyLine />}
      </div>
    </Section>
  );
};
