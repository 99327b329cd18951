import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';

const messages = defineMessages({
  login: { id: 'report.login', defaultMessage: 'Entrar' },
  unverified: { id: 'report.unverified', defaultMessage: 'Verifique seu e-mail para denunciar.' },
  verify: { id: 'report.verify', defaultMessage: 'Verificar e-mail' },
});

/** Shown instead of the report form: what the viewer must do first. */
export const ReportGate = ({ onLeave }: { onLeave: () => void }) => {
  const text = useDomainText();
  const { user } = useAuth();
  const openVerification = useOpenVerification();
  const origin = toOrigin(useLocation());
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-text-2">{user ? translate(messages.unverified) : text('login_to_report')}</p>
      {user ? (
        <Button
          variant="primary"
          onClick={() => {
            onLeave();
            openVerification();
          }}
        >
          {translate(messages.verify)}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={paths.login} state={origin}>
          {translate(messages.login)}
        </ButtonLink>
      )}
    </div>
  );
};
