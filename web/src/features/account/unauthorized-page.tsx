import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  text: {
    id: 'unauthorized.text',
    defaultMessage: 'Esta página pertence a outra conta. O que é seu está no seu painel.',
  },
  dashboard: { id: 'unauthorized.dashboard', defaultMessage: 'Ir para o painel' },
  home: { id: 'unauthorized.home', defaultMessage: 'Voltar ao início' },
});

/** Where the guard sends a member from another member's page. */
export const Component = () => {
  const text = useDomainText();
  return (
    <NoticePage
      title={text('unauthorized')}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.dashboard}>
            <FormattedMessage {...messages.dashboard} />
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.home}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
    </NoticePage>
  );
};
