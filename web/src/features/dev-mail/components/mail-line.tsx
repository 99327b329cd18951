import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import type { Mail } from '../api/mails.ts';

const kinds = defineMessages({
  VERIFY_EMAIL: { id: 'devMail.verifyEmail', defaultMessage: 'Verificar e-mail' },
  PASSWORD_RESET: { id: 'devMail.passwordReset', defaultMessage: 'Redefinir senha' },
  VERIFY_AND_CHANGE_EMAIL: { id: 'devMail.changeEmail', defaultMessage: 'Verificar novo e-mail' },
  RECOVER_EMAIL: { id: 'devMail.recoverEmail', defaultMessage: 'Desfazer troca de e-mail' },
});

const messages = defineMessages({
  copy: { id: 'devMail.copy', defaultMessage: 'Copiar link' },
  copied: { id: 'devMail.copied', defaultMessage: 'Link copiado' },
});
const seen = defineMessage<{ readonly time: string }>({ id: 'devMail.seen', defaultMessage: 'visto às {time}' });

const isKnownKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

/** One mail: purpose, recipient and link. */
export const MailLine = ({ mail: { to, kind, path, seenAt } }: { mail: Mail }) => {
  const intl = useIntl();
  const url = location.origin + path;
  return (
    <li className="panel grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Pill>{isKnownKind(kind) ? intl.formatMessage(kinds[kind]) : kind}</Pill>
        <h2 className="font-sans text-step-1 font-semibold wrap-anywhere">{to}</h2>
        <p className="note ml-auto">{translate(seen, { time: intl.formatTime(seenAt, { timeStyle: 'medium' }) })}</p>
      </div>
      <div className="flex items-center gap-2">
        {/* A full page load, as from a mail client. */}
        <a className="text-link min-w-0 py-1 font-mono font-normal text-step-0 break-all" href={path}>
          {url}
        </a>
        <CopyButton
          text={url}
          label={intl.formatMessage(messages.copy)}
          doneLabel={intl.formatMessage(messages.copied)}
        />
      </div>
    </li>
  );
};
