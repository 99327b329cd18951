import { defineMessages, FormattedMessage } from 'react-intl';
import { ButtonLink } from '#ui/button.tsx';
import { paths } from '../paths.ts';

const messages = defineMessages({
  login: { id: 'header.login', defaultMessage: 'Entrar' },
  register: { id: 'header.register', defaultMessage: 'Registro' },
});

/** The two ways in. */
export const SessionButtons = ({ onFollow }: { onFollow?: (to: string) => void }) => (
  <>
    <ButtonLink variant="ghost" to={paths.login} onClick={() => onFollow?.(paths.login)}>
      <FormattedMessage {...messages.login} />
    </ButtonLink>
    <ButtonLink variant="primary" to={paths.register} onClick={() => onFollow?.(paths.register)}>
      <FormattedMessage {...messages.register} />
    </ButtonLink>
  </>
);
