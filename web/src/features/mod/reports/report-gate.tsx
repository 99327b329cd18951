import { defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { originOf } from '#session/origin.ts';
import { useOpenVerification } from '#session/verification/ask.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  login: { id: 'report.login', defaultMessage: 'Entrar' },
  unverified: { id: 'report.unverified', defaultMessage: 'Verifique seu e-mail para denunciar.' },
  verify: { id: 'report.verify', defaultMessage: 'Verificar e-mail' },
});

/** What it takes before something can be reported. */
export const ReportGate = ({ onLeave }: { onLeave: () => void }) => {
  const text = useDomainText();
  const { user } = useAuth();
  const openVerification = useOpenVerification();
  const origin = originOf(useLocation());
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-text-2">{user ? <FormattedMessage {...messages.unverified} /> : text('login_to_report')}</p>
      {user ? (
        <Button
          variant="primary"
          onClick={() => {
            onLeave();
            openVerification();
          }}
        >
          <FormattedMessage {...messages.verify} />
        </Button>
      ) : (
        <ButtonLink variant="primary" to={paths.login} state={origin}>
          <FormattedMessage {...messages.login} />
        </ButtonLink>
      )}
    </div>
  );
};
