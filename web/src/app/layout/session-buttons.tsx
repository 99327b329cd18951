import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  login: { id: 'header.login', defaultMessage: 'Entrar' },
  register: { id: 'header.register', defaultMessage: 'Criar conta' },
});

export const SessionButtons = ({ onFollow }: { onFollow?: (to: string) => void }) => (
  <>
    <ButtonLink variant="ghost" to={paths.login} onClick={() => onFollow?.(paths.login)}>
      {translate(messages.login)}
    </ButtonLink>
    <ButtonLink variant="primary" to={paths.register} onClick={() => onFollow?.(paths.register)}>
      {translate(messages.register)}
    </ButtonLink>
  </>
);
