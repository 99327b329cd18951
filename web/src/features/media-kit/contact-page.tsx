import { BRAND } from '@bigorna/domain/brand';
import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ContactForm } from '#app/contact/contact-form.tsx';
import { ContactSent } from '#app/contact/contact-sent.tsx';
import { laterTitles } from '#app/later-titles.ts';
import { Lead } from '#app/lead.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  hint: {
    id: 'mediaKit.contactHint',
    defaultMessage: 'Ajuda saber o que você quer mostrar, quando, e quanto pretende investir.',
  },
  back: { id: 'mediaKit.back', defaultMessage: 'Voltar ao mídia kit' },
});
const lead = defineMessage<{ readonly hours: number }>({
  id: 'mediaKit.contactLead',
  defaultMessage: 'Parcerias, imprensa, eventos: pessoas leem e respondem em até {hours} horas.',
});
const subject = defineMessage<{ readonly brand: string }>({
  id: 'mediaKit.contactSubject',
  defaultMessage: 'Parceria com {brand}',
});

/** Write to the staff about a partnership: the same form as the site's, its subject filled in. */
export const Component = () => {
  const intl = useIntl();
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom)
    return (
      <ContactSent
        email={sentFrom}
        wayOn={
          <ButtonLink variant="primary" to={paths.mediaKit}>
            <FormattedMessage {...messages.back} />
          </ButtonLink>
        }
        onAnother={() => setSentFrom(undefined)}
      />
    );
  return (
    <div className="wrap contact-page">
      <h1>
        <FormattedMessage {...laterTitles.mediaKitContact} />
      </h1>
      <div className="mb-6">
        <Lead>
          <FormattedMessage {...lead} values={{ hours: CONTACT_REPLY_HOURS }} />
        </Lead>
      </div>
      <ContactForm
        draftKey="partnershipDraft"
        usualSubject={intl.formatMessage(subject, { brand: BRAND.name })}
        hint={intl.formatMessage(messages.hint)}
        onSent={setSentFrom}
      />
    </div>
  );
};
