import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { contactAbout, contactSubjects } from '#app/contact-about.ts';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { readBanNotice } from '#session/ban-notice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { BanFacts } from './components/ban-facts.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  lead: { id: 'banned.lead', defaultMessage: 'Esta conta não pode entrar, baixar nem participar.' },
  over: { id: 'banned.over', defaultMessage: 'O prazo deste banimento já passou. Tente entrar de novo.' },
  unknown: {
    id: 'banned.unknown',
    defaultMessage:
      'Contas que quebram as regras da comunidade são suspensas pela equipe. Entre com a sua conta para ver o motivo.',
  },
  appeal: { id: 'banned.appeal', defaultMessage: 'Acha que foi um engano? Fale com a equipe e conte o que houve.' },
  contact: { id: 'banned.contactStaff', defaultMessage: 'Falar com a equipe' },
  login: { id: 'banned.login', defaultMessage: 'Entrar' },
  home: { id: 'banned.home', defaultMessage: 'Voltar ao início' },
});

/** Where banned accounts end: why, since when, until when, and whom to ask. */
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
          <ButtonLink variant="primary" to={contactAbout(intl.formatMessage(contactSubjects.appeal))}>
            <FormattedMessage {...messages.contact} />
          </ButtonLink>
          {!user && (
            <ButtonLink to={paths.login}>
              <FormattedMessage {...messages.login} />
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" to={paths.home}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage {...(notice ? lead : messages.unknown)} />
      </p>
      {notice && <BanFacts {...notice} />}
      <p>
        <FormattedMessage {...messages.appeal} />
      </p>
    </NoticePage>
  );
};
