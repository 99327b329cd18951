import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { BackCloses } from '#shared/ui/back-closes.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  open: { id: 'downloads.clear', defaultMessage: 'Limpar histórico' },
  title: { id: 'downloads.clearTitle', defaultMessage: 'Limpar todo o histórico?' },
  text: {
    id: 'downloads.clearText',
    defaultMessage:
      'Todos os downloads saem da lista, neste aparelho e na sua conta. Isso não pode ser desfeito. Os arquivos já baixados continuam com você, e ainda dá para avaliar o que você baixou.',
  },
  confirm: { id: 'downloads.clearConfirm', defaultMessage: 'Limpar tudo' },
  cancel: { id: 'downloads.clearCancel', defaultMessage: 'Manter' },
});

interface ClearHistoryProps {
  /** Whether the history has not loaded yet. */
  isLoading: boolean;
  isClearing: boolean;
  /** Resolves to true if the history was cleared. */
  onClear: () => Promise<boolean>;
  /** Takes focus when the list disappears together with this button. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Clears the history after a confirmation; Escape and Back cancel. */
export const ClearHistory = ({ isLoading, isClearing, onClear, focusAfter }: ClearHistoryProps) => {
  const [isOpen, setOpen] = useState(false);
  const isDone = useRef(false);
  const confirm = async (): Promise<void> => {
    isDone.current = await onClear();
    setOpen(false);
    if (isDone.current) focusAfter.current?.focus();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => isClearing || isLoading || setOpen(open)}>
      <AlertDialog.Trigger render={<Button variant="ghost" aria-disabled={isLoading} />}>
        <Trash2 aria-hidden size={18} />
        {translate(messages.open)}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="sheet-backdrop" />
        <AlertDialog.Popup
          className="dialog grid gap-4"
          finalFocus={() => (isDone.current ? focusAfter.current : true)}
        >
          {isOpen && <BackCloses close={() => setOpen(false)} isLocked={isClearing} />}
          <AlertDialog.Title>{translate(messages.title)}</AlertDialog.Title>
          <AlertDialog.Description className="text-text-2">{translate(messages.text)}</AlertDialog.Description>
          <div className="flex flex-wrap gap-4">
            <Button variant="primary" aria-disabled={isClearing} onClick={() => isClearing || setOpen(false)}>
              {translate(messages.cancel)}
            </Button>
            <Button variant="danger" aria-disabled={isClearing} onClick={() => isClearing || void confirm()}>
              {translate(messages.confirm)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
