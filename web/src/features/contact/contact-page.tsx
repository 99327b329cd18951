import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { ContactView } from '#shared/contact/contact-view.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Fale com a equipe' },
  messageHint: { id: 'contact.messageHint', defaultMessage: 'É sobre um mod? Diga qual: um link ajuda.' },
  explore: { id: 'contactSent.explore', defaultMessage: 'Explorar mods' },
});
const lead = defineMessage<{ readonly hours: number }>({
  id: 'contact.lead',
  defaultMessage:
    'Dúvidas, ideias, um problema ou um recurso contra um banimento: a equipe lê tudo e responde em até {hours} horas.',
});

export const Component = () => {
  const intl = useIntl();
  return (
    <ContactView
      draftKey="contactDraft"
      defaultSubject=""
      hint={intl.formatMessage(messages.messageHint)}
      nextLink={
        <ButtonLink variant="primary" to={paths.mods}>
          {translate(messages.explore)}
        </ButtonLink>
      }
      title={messages.title}
      lead={intl.formatMessage(lead, { hours: CONTACT_REPLY_HOURS })}
      path={paths.contact}
    />
  );
};
