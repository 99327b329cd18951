import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  title: { id: 'mediaKit.call', defaultMessage: 'Tem uma ideia? Vamos forjar juntos.' },
  write: { id: 'mediaKit.write', defaultMessage: 'Escrever para a equipe' },
});
const promise = defineMessage<{ readonly hours: number }>({
  id: 'mediaKit.promise',
  defaultMessage: 'Conte o que você quer mostrar e para quem. A equipe responde em até {hours} horas.',
});

/** The way to write, by the form or by mail. */
export const CallToContact = ({ email }: { email: string }) => (
  <section aria-labelledby="call" className="kit-call">
    <div>
      <h2 id="call">
        <FormattedMessage {...messages.title} />
      </h2>
      <p>
        <FormattedMessage {...promise} values={{ hours: CONTACT_REPLY_HOURS }} />
      </p>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
    </div>
    <ButtonLink variant="primary" size="big" to={paths.mediaKitContact}>
      <FormattedMessage {...messages.write} />
    </ButtonLink>
  </section>
);
