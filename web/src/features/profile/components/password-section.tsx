import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { LazyDisclosure } from './lazy-disclosure.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.password', defaultMessage: 'Use uma senha que você não usa em nenhum outro lugar.' },
  stands: {
    id: 'password.stands',
    defaultMessage: 'Ao trocar a senha, sua conta é desconectada de todos os aparelhos, menos deste.',
  },
  change: { id: 'password.change', defaultMessage: 'Alterar senha' },
});

const loadForm = async () => (await import('./password-form.tsx')).PasswordForm;

/** The password form loads only when the member opens it. */
export const PasswordSection = () => (
  <Section id="password" lead={messages.lead}>
    <div className="panel grid grid-cols-1 gap-5">
      <LazyDisclosure
        action={translate(messages.change)}
        load={loadForm}
        summary={<p className="flex-1 basis-60 text-text-2">{translate(messages.stands)}</p>}
      />
    </div>
  </Section>
);
