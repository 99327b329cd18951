import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  title: { id: 'mediaKit.call', defaultMessage: 'Tem uma ideia? Vamos forjar juntos.' },
  write: { id: 'mediaKit.write', defaultMessage: 'Escrever para a equipe' },
});
const promise = defineMessage<{ readonly hours: number }>({
  id: 'mediaKit.promise',
  defaultMessage: 'Conte o que você quer mostrar e para quem. A equipe responde em até {hours} horas.',
});

/** Links to the contact form and to the e-mail. */
export const CallToContact = ({ email }: { email: string }) => (
  <section aria-labelledby="call" className="kit-call">
    <div>
      <h2 id="call">{translate(messages.title)}</h2>
      <p className="mt-2 text-text-2">{translate(promise, { hours: CONTACT_REPLY_HOURS })}</p>
      {email && (
        <p className="mt-2">
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
    </div>
    <ButtonLink variant="primary" size="big" to={paths.mediaKitContact}>
      {translate(messages.write)}
    </ButtonLink>
  </section>
);
