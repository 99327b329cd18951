import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { ExportButton } from './export-button.tsx';
import type { OwnDataAccess } from './own-data-access.ts';

const messages = defineMessages({
  title: { id: 'deletion.title', defaultMessage: 'Excluir sua conta?' },
  close: { id: 'deletion.close', defaultMessage: 'Fechar' },
  text: {
    id: 'deletion.text',
    defaultMessage: 'A conta é excluída na hora e para sempre. Se quiser guardar algo, baixe seus dados antes.',
  },
});

interface DeletionDialogProps {
  access: OwnDataAccess;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Confirmation before the account is deleted. Cannot be closed while the call runs. */
export const DeletionDialog = ({ access, isOpen, setOpen }: DeletionDialogProps) => {
  const intl = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={(open) => isDeleting || setOpen(open)}
      layout="grid grid-cols-1 gap-4"
      title={translate(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      isCloseDisabled={isDeleting}
    >
      <Dialog.Description className="text-text-2">{translate(messages.text)}</Dialog.Description>
      <ExportButton access={access} />
      <DeletionForm access={access} onCancel={() => setOpen(false)} onUnderWay={setDeleting} />
    </Modal>
  );
};
