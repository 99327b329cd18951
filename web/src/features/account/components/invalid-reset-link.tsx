import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  title: { id: 'deadLink.title', defaultMessage: 'Este link não vale mais' },
  again: { id: 'deadLink.again', defaultMessage: 'Pedir outro link' },
  login: { id: 'deadLink.login', defaultMessage: 'Voltar para o login' },
});

/** Shown for a used, expired or invalid reset link: the reason, and how to get a new link. */
export const InvalidResetLink = () => {
  const text = useDomainText();
  return (
    <NoticePage
      title={translate(messages.title)}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.forgotPassword}>
            {translate(messages.again)}
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.login}>
            {translate(messages.login)}
          </ButtonLink>
        </>
      }
    >
      <p>{text('link_invalid')}</p>
    </NoticePage>
  );
};
