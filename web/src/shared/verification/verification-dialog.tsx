import { Dialog } from '@base-ui/react/dialog';
import { MailCheck } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { VerificationActions } from './verification-actions.tsx';
import { closeVerificationDialog } from './verification-request.ts';
import { VerificationText, VerificationTip, verificationMessages } from './verification-text.tsx';

const messages = defineMessages({ close: { id: 'verification.close', defaultMessage: 'Fechar' } });

interface VerificationDialogProps {
  isOpen: boolean;
  email: string;
}

/** Closes the dialog, unless the press was on a toast above it. */
const onOpenChange = (_isOpen: boolean, change: Dialog.Root.ChangeEventDetails): void => {
  const { target } = change.event;
  if (target instanceof Element && target.closest('.Toastify')) change.cancel();
  else closeVerificationDialog();
};

/** Shows an unverified member where the link was sent, and can resend it. */
export const VerificationDialog = ({ isOpen, email }: VerificationDialogProps) => {
  const intl = useIntl();
  // The popup takes the focus, not a button: a key press meant for the page must not press a button.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      ref={popup}
      initialFocus={popup}
      titleClass="flex items-center gap-3 text-step-4"
      title={
        <>
          <MailCheck aria-hidden size={26} className="hidden flex-none text-ember-2 min-[26rem]:block" />
          {translate(verificationMessages.title)}
        </>
      }
      closeLabel={intl.formatMessage(messages.close)}
    >
      <Dialog.Description className="mb-2 text-text-2">
        <VerificationText email={email} />
      </Dialog.Description>
      <p className="note mb-5">
        <VerificationTip />
      </p>
      <VerificationActions />
    </Modal>
  );
};
