import { Dialog } from '@base-ui/react/dialog';
import { MailCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { closeVerification } from './ask.ts';
import { VerificationActions } from './verification-actions.tsx';
import { VerificationText, verificationMessages } from './verification-text.tsx';

const messages = defineMessages({ close: { id: 'verification.close', defaultMessage: 'Fechar' } });

interface VerificationDialogProps {
  isOpen: boolean;
  email: string;
}

/** Closes the dialog, unless it was a toast above it that was pressed. */
const onOpenChange = (_isOpen: boolean, change: Dialog.Root.ChangeEventDetails): void => {
  const { target } = change.event;
  if (target instanceof Element && target.closest('.Toastify')) change.cancel();
  else closeVerification();
};

/** Tells an unverified member where the link went, and sends it again. */
export const VerificationDialog = ({ isOpen, email }: VerificationDialogProps) => {
  const intl = useIntl();
  // No button has the focus at first: a key meant for the page before would press it.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup ref={popup} className="dialog" initialFocus={popup}>
          <div className="dialog-head">
            <Dialog.Title className="flex items-center gap-3 text-step-4">
              <MailCheck aria-hidden size={26} className="hidden flex-none text-ember-2 min-[26rem]:block" />
              <FormattedMessage {...verificationMessages.title} />
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mb-2 text-text-2">
            <VerificationText email={email} />
          </Dialog.Description>
          <p className="note mb-5">
            <FormattedMessage {...verificationMessages.tip} />
          </p>
          <VerificationActions />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
