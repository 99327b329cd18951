import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Pill } from '#ui/pill.tsx';
import { Section } from './section.tsx';
import { Unfolding } from './unfolding.tsx';
import { VerifyLine } from './verify-line.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.email', defaultMessage: 'Para entrar e para recuperar a senha. Só você o vê.' },
  verified: { id: 'email.verified', defaultMessage: 'Verificado' },
  unverified: { id: 'email.unverified', defaultMessage: 'Por verificar' },
  change: { id: 'email.change', defaultMessage: 'Alterar e-mail' },
});
const sent = defineMessage<{ readonly email: string }>({
  id: 'email.sent',
  defaultMessage: 'Enviamos um link para {email}. Até você abri-lo, vale o endereço de agora.',
});

const loadForm = async () => (await import('./email-form.tsx')).EmailForm;

/** The member's address, whether it is verified, and the way to another. */
export const EmailSection = ({ user }: { user: OwnUser }) => {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Section id="email" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-5">
        <Unfolding
          action={<FormattedMessage {...messages.change} />}
          load={loadForm}
          onDone={setSentTo}
          summary={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="font-semibold break-all">{user.email}</span>
              <Pill tone={user.is_verified ? 'works' : 'danger'}>
                {user.is_verified ? <BadgeCheck aria-hidden size={15} /> : <MailWarning aria-hidden size={15} />}
                <FormattedMessage {...(user.is_verified ? messages.verified : messages.unverified)} />
              </Pill>
            </div>
          }
        />
        <p role="status" className={sentTo ? 'text-text-2' : 'sr-only'}>
          {sentTo && <FormattedMessage {...sent} values={{ email: sentTo }} />}
        </p>
        {!user.is_verified && <VerifyLine />}
      </div>
    </Section>
  );
};
