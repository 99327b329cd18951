import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { NoticePage } from './components/notice-page.tsx';

const messages = defineMessages({
  text: {
    id: 'unauthorized.text',
    defaultMessage: 'Esta página é de outra conta. O que é seu está no seu painel.',
  },
  dashboard: { id: 'unauthorized.dashboard', defaultMessage: 'Ir para o meu painel' },
  home: { id: 'unauthorized.home', defaultMessage: 'Voltar ao início' },
});

/** Page /unauthorized, for members who open a page of another account. No page belongs to one account yet (R072). */
export const Component = () => {
  const text = useDomainText();
  return (
    <NoticePage
      title={text('unauthorized')}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.dashboard}>
            {translate(messages.dashboard)}
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.home}>
            {translate(messages.home)}
          </ButtonLink>
        </>
      }
    >
      <p>{translate(messages.text)}</p>
    </NoticePage>
  );
};
