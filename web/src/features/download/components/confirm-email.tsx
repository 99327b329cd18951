import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { storePendingDownload } from '#shared/verification/pending-download.ts';
import { VerificationActions } from '#shared/verification/verification-actions.tsx';
import { VerificationText, VerificationTip, verificationMessages } from '#shared/verification/verification-text.tsx';

const messages = defineMessages({
  next: {
    id: 'download.confirmEmailNext',
    defaultMessage: 'Abra o link do e-mail e o download começa aqui.',
  },
});

/** Asks an unverified member to verify their e-mail, and stores the download until the e-mail is verified. */
export const ConfirmEmail = ({ name }: { name: string }) => {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const uid = user?.id;
  useEffect(() => {
    if (uid) storePendingDownload({ uid, from: pathname + search, name });
  }, [uid, pathname, search, name]);
  return (
    <div className="forge-count">
      <MailCheck aria-hidden size={40} className="text-ember-2" />
      <h2>{translate(verificationMessages.toDownload)}</h2>
      <p className="max-w-[52ch] text-text-2">
        <VerificationText email={user?.email ?? ''} /> {translate(messages.next)}
      </p>
      <div className="w-full max-w-[30rem]">
        <VerificationActions />
      </div>
      <p className="note max-w-[52ch]">
        <VerificationTip />
      </p>
    </div>
  );
};
