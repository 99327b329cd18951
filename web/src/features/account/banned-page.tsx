import { defineMessages, useIntl } from 'react-intl';
import { contactSubjects, getContactPath } from '#shared/contact/get-contact-path.ts';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { readBanNotice } from '#shared/session/state/ban-notice.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { BanDetails } from './components/ban-details.tsx';
import { BannedRights } from './components/banned-rights.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  lead: { id: 'banned.lead', defaultMessage: 'Esta conta não pode entrar, baixar nem comentar.' },
  over: { id: 'banned.over', defaultMessage: 'O prazo deste banimento já passou. Tente entrar de novo.' },
  unknown: {
    id: 'banned.unknown',
    defaultMessage:
      'Contas que quebram as regras da comunidade são banidas pela equipe. Entre com a sua conta para ver o motivo.',
  },
  appeal: { id: 'banned.appeal', defaultMessage: 'Acha que foi um engano? Fale com a equipe e conte o que houve.' },
  contact: { id: 'banned.contactStaff', defaultMessage: 'Falar com a equipe' },
  login: { id: 'banned.login', defaultMessage: 'Entrar' },
  home: { id: 'banned.home', defaultMessage: 'Voltar ao início' },
});

/** Page for banned accounts: reason, beginning and end of the ban, and how to contact staff. */
export const Component = () => {
  const intl = useIntl();
  const text = useDomainText();
  const { ban, user } = useAuth();
  const notice = ban ?? readBanNotice();
  const isOver = notice?.until ? Date.parse(notice.until) <= Date.now() : false;
  const lead = isOver ? messages.over : messages.lead;
  return (
    <NoticePage
      title={text('banned_title')}
      actions={
        <>
          <ButtonLink variant="primary" to={getContactPath(intl.formatMessage(contactSubjects.appeal))}>
            {translate(messages.contact)}
          </ButtonLink>
          {!user && <ButtonLink to={paths.login}>{translate(messages.login)}</ButtonLink>}
          <ButtonLink variant="ghost" to={paths.home}>
            {translate(messages.home)}
          </ButtonLink>
        </>
      }
    >
      <p>{translate(notice ? lead : messages.unknown)}</p>
      {notice && <BanDetails {...notice} />}
      <p>{translate(messages.appeal)}</p>
      {!user && <BannedRights />}
    </NoticePage>
  );
};
