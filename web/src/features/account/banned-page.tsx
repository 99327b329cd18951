import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { readBanNotice } from '#session/ban-notice.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  lead: { id: 'banned.lead', defaultMessage: 'Esta conta não pode mais entrar, baixar nem participar.' },
  unknown: {
    id: 'banned.unknown',
    defaultMessage:
      'Contas que quebram as regras da comunidade são suspensas pela equipe. Entre com a sua conta para ver o motivo.',
  },
  reason: { id: 'banned.reason', defaultMessage: 'Motivo' },
  since: { id: 'banned.since', defaultMessage: 'Desde' },
  appeal: { id: 'banned.appeal', defaultMessage: 'Acha que foi um engano? Fale com a equipe e conte o que houve.' },
  home: { id: 'banned.home', defaultMessage: 'Voltar ao início' },
});
const contact = defineMessage<{ readonly brand: string }>({
  id: 'banned.contact',
  defaultMessage: 'Falar com a equipe {brand}',
});

/** Where banned accounts end: why, since when, and whom to ask. */
export const Component = () => {
  const text = useDomainText();
  const { ban } = useAuth();
  const notice = ban ?? readBanNotice();
  return (
    <NoticePage
      title={text('banned_title')}
      actions={
        <>
          <ButtonAnchor href={BRAND.officialSite} rel="noopener">
            <FormattedMessage {...contact} values={{ brand: BRAND.name }} />
          </ButtonAnchor>
          <ButtonLink variant="ghost" to={paths.home}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage {...(notice ? messages.lead : messages.unknown)} />
      </p>
      {notice && (
        <dl className="panel grid w-full max-w-[34rem] gap-x-6 gap-y-3 text-left min-[30rem]:grid-cols-[auto_1fr]">
          <dt className="text-text-3">
            <FormattedMessage {...messages.reason} />
          </dt>
          <dd className="font-semibold">{notice.reason || text('banned_default_reason')}</dd>
          {notice.since && (
            <>
              <dt className="text-text-3">
                <FormattedMessage {...messages.since} />
              </dt>
              <dd>
                <time dateTime={notice.since}>
                  <FormattedDate value={notice.since} dateStyle="long" timeStyle="short" />
                </time>
              </dd>
            </>
          )}
        </dl>
      )}
      <p>
        <FormattedMessage {...messages.appeal} />
      </p>
    </NoticePage>
  );
};
