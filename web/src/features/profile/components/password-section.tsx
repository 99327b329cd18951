import { defineMessages, FormattedMessage } from 'react-intl';
import { Section } from './section.tsx';
import { Unfolding } from './unfolding.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.password', defaultMessage: 'Uma que só exista aqui, e que ninguém mais saiba.' },
  stands: { id: 'password.stands', defaultMessage: 'Ao trocar, os outros aparelhos saem da sua conta. Este continua.' },
  change: { id: 'password.change', defaultMessage: 'Alterar senha' },
});

const loadForm = async () => (await import('./password-form.tsx')).PasswordForm;

/** The way to another password. */
export const PasswordSection = () => (
  <Section id="password" lead={messages.lead}>
    <div className="panel grid grid-cols-1 gap-5">
      <Unfolding
        action={<FormattedMessage {...messages.change} />}
        load={loadForm}
        summary={
          <p className="flex-1 basis-60 text-text-2">
            <FormattedMessage {...messages.stands} />
          </p>
        }
      />
    </div>
  </Section>
);
