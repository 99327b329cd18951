import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { DeletionForm } from './deletion-form.tsx';
import { ExportButton } from './export-button.tsx';

const messages = defineMessages({
  title: { id: 'deletion.title', defaultMessage: 'Excluir sua conta?' },
  close: { id: 'deletion.close', defaultMessage: 'Fechar' },
  text: {
    id: 'deletion.text',
    defaultMessage: 'Isto apaga a conta na hora e para sempre. Se quiser guardar algo, baixe seus dados antes.',
  },
});

interface DeletionDialogProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The last question before an account is deleted; once it is answered it stays until the answer is through. */
export const DeletionDialog = ({ isOpen, setOpen }: DeletionDialogProps) => {
  const intl = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => isDeleting || setOpen(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="dialog grid grid-cols-1 gap-4">
          <div className="dialog-head">
            <Dialog.Title>
              <FormattedMessage {...messages.title} />
            </Dialog.Title>
            <Dialog.Close
              className="icon-btn"
              aria-label={intl.formatMessage(messages.close)}
              aria-disabled={isDeleting}
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="text-text-2">
            <FormattedMessage {...messages.text} />
          </Dialog.Description>
          <ExportButton />
          <DeletionForm onCancel={() => setOpen(false)} onUnderWay={setDeleting} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
