import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  title: { id: 'comments.deleteTitle', defaultMessage: 'Apagar este comentário?' },
  text: {
    id: 'comments.deleteText',
    defaultMessage: 'Ele some para todos, com a resposta que tiver. Não há como voltar atrás.',
  },
  keep: { id: 'comments.keep', defaultMessage: 'Manter' },
  delete: { id: 'comments.delete', defaultMessage: 'Apagar' },
  deleting: { id: 'comments.deleting', defaultMessage: 'Apagando...' },
});

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Settles when it is through, whatever came of it. */
  onDelete: () => Promise<void>;
  focusAfter: () => HTMLElement | null;
}

/** Asks before a comment is gone for good. */
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
          <AlertDialog.Title>
            <FormattedMessage {...messages.title} />
          </AlertDialog.Title>
          <AlertDialog.Description className="text-text-2">
            <FormattedMessage {...messages.text} />
          </AlertDialog.Description>
          <div className="flex flex-wrap gap-4">
            <Button aria-disabled={isDeleting} onClick={() => isDeleting || onClose()}>
              <FormattedMessage {...messages.keep} />
            </Button>
            <Button variant="danger" aria-disabled={isDeleting} onClick={() => void confirm()}>
              <FormattedMessage {...(isDeleting ? messages.deleting : messages.delete)} />
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
