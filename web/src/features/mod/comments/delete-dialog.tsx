import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { BackCloses } from '#shared/ui/back-closes.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  title: { id: 'comments.deleteTitle', defaultMessage: 'Excluir este comentário?' },
  text: {
    id: 'comments.deleteText',
    defaultMessage: 'O comentário e as respostas a ele somem para todos. Isso não pode ser desfeito.',
  },
  keep: { id: 'comments.keep', defaultMessage: 'Manter' },
  delete: { id: 'comments.delete', defaultMessage: 'Excluir' },
  deleting: { id: 'comments.deleting', defaultMessage: 'Excluindo...' },
});

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Settles when the deletion has succeeded or failed. */
  onDelete: () => Promise<void>;
  focusAfter: () => HTMLElement | null;
}

/** Confirms the permanent deletion of a comment. */
export const DeleteDialog = ({ isOpen, onClose, onDelete, focusAfter }: DeleteDialogProps) => {
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async (): Promise<void> => {
    if (isDeleting) return;
    setDeleting(true);
    await onDelete();
    setDeleting(false);
    onClose();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || isDeleting || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="sheet-backdrop" />
        <AlertDialog.Popup className="dialog grid gap-4" finalFocus={focusAfter}>
          {isOpen && <BackCloses close={onClose} isLocked={isDeleting} />}
          <AlertDialog.Title>{translate(messages.title)}</AlertDialog.Title>
          <AlertDialog.Description className="text-text-2">{translate(messages.text)}</AlertDialog.Description>
          <div className="flex flex-wrap gap-4">
            <Button aria-disabled={isDeleting} onClick={() => isDeleting || onClose()}>
              {translate(messages.keep)}
            </Button>
            <Button variant="danger" aria-disabled={isDeleting} onClick={() => void confirm()}>
              {translate(isDeleting ? messages.deleting : messages.delete)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
