import { BRAND } from '@bigorna/domain/brand';
import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { ContactView } from '#shared/contact/contact-view.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  hint: {
    id: 'mediaKit.contactHint',
    defaultMessage: 'Ajuda saber o que você quer mostrar, quando e quanto pretende investir.',
  },
  back: { id: 'mediaKit.back', defaultMessage: 'Voltar ao mídia kit' },
});
const lead = defineMessage<{ readonly hours: number }>({
  id: 'mediaKit.contactLead',
  defaultMessage: 'Parcerias, imprensa, eventos: a equipe lê tudo e responde em até {hours} horas.',
});
const subject = defineMessage<{ readonly brand: string }>({
  id: 'mediaKit.contactSubject',
  defaultMessage: 'Parceria com a {brand}',
});

/** Page: contact about partnerships; the site's form with a prefilled subject. */
export const Component = () => {
  const intl = useIntl();
  return (
    <ContactView
      draftKey="partnershipDraft"
      defaultSubject={intl.formatMessage(subject, { brand: BRAND.name })}
      hint={intl.formatMessage(messages.hint)}
      nextLink={
        <ButtonLink variant="primary" to={paths.mediaKit}>
          {translate(messages.back)}
        </ButtonLink>
      }
      title={secondaryTitles.mediaKitContact}
      lead={intl.formatMessage(lead, { hours: CONTACT_REPLY_HOURS })}
      path={paths.mediaKitContact}
    />
  );
};
