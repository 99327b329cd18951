import { AlertDialog } from '@base-ui/react/alert-dialog';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { LeaveQuestion } from './unsaved-parts.ts';

const messages = defineMessages({
  title: { id: 'unsaved.title', defaultMessage: 'Descartar alterações?' },
  text: {
    id: 'unsaved.text',
    defaultMessage: 'Você tem alterações que ainda não foram salvas. Ao sair, elas se perdem.',
  },
  stay: { id: 'unsaved.stay', defaultMessage: 'Continuar editando' },
  discard: { id: 'unsaved.discard', defaultMessage: 'Descartar e sair' },
});

interface DiscardDialogProps {
  isOpen: boolean;
  /** Default: about unsaved changes. */
  question?: LeaveQuestion | undefined;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved input is discarded. Escape keeps the input. */
export const DiscardDialog = ({ isOpen, question = messages, onStay, onDiscard }: DiscardDialogProps) => (
  <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onStay()}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="sheet-backdrop" />
      <AlertDialog.Popup className="dialog grid gap-4">
        <AlertDialog.Title>{translate(question.title)}</AlertDialog.Title>
        <AlertDialog.Description className="text-text-2">{translate(question.text)}</AlertDialog.Description>
        <div className="flex flex-wrap gap-4">
          <Button variant="primary" onClick={onStay}>
            {translate(question.stay)}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {translate(question.discard)}
          </Button>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
