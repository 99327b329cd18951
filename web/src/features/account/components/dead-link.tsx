import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

const messages = defineMessages({
  title: { id: 'deadLink.title', defaultMessage: 'Este link não serve mais' },
  again: { id: 'deadLink.again', defaultMessage: 'Pedir outro link' },
  login: { id: 'deadLink.login', defaultMessage: 'Voltar para o login' },
});

/** A link of a reset mail that was used, has run out or never was: why, and how to get another. */
export const DeadLink = () => {
  const text = useDomainText();
  return (
    <NoticePage
      title={<FormattedMessage {...messages.title} />}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.forgotPassword}>
            <FormattedMessage {...messages.again} />
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.login}>
            <FormattedMessage {...messages.login} />
          </ButtonLink>
        </>
      }
    >
      <p>{text('link_invalid')}</p>
    </NoticePage>
  );
};
