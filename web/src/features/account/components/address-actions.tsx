import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useAuth } from '#session/auth-context.tsx';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  dashboard: { id: 'verifyEmail.dashboard', defaultMessage: 'Ir para o painel' },
  mods: { id: 'verifyEmail.mods', defaultMessage: 'Explorar mods' },
  login: { id: 'verifyEmail.login', defaultMessage: 'Fazer login' },
});

/** The ways on from a page about one's address. */
export const AddressActions = ({ from = paths.dashboard }: { from?: string }) => {
  const { user } = useAuth();
  return user ? (
    <>
      <ButtonLink variant="primary" to={paths.dashboard}>
        <FormattedMessage {...messages.dashboard} />
      </ButtonLink>
      <ButtonLink variant="ghost" to={paths.mods}>
        <FormattedMessage {...messages.mods} />
      </ButtonLink>
    </>
  ) : (
    <ButtonLink variant="primary" to={paths.login} state={{ from }}>
      <FormattedMessage {...messages.login} />
    </ButtonLink>
  );
};
