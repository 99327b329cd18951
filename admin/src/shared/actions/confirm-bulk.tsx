import { BULK } from '@bigorna/domain/limits';
import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionDialog } from './titled-dialog.tsx';
import { TypedConfirm } from './typed-confirm.tsx';

interface ConfirmBulkProps {
  /** The question: how many records, and of what kind. */
  title: string;
  /** What the action does, and whether it can be undone. */
  text: string;
  /** Name of the action in the current language: "Ocultar". */
  action: string;
  /** Whether the action has no undo. */
  isFinal?: boolean;
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before a bulk action. For many records, or an action without undo, the user must type the number of records.
 * Rejects more records than the API accepts.
 */
export const ConfirmBulk = ({ text, action, isFinal = false, count, ...dialog }: ConfirmBulkProps) => {
  const translate = useTranslate();
  if (count <= BULK.askAbove && !isFinal)
    return (
      <ActionDialog action={action} {...dialog}>
        {text}
      </ActionDialog>
    );
  const isTooMany = count > BULK.max;
  return (
    <TypedConfirm {...dialog} word={String(count)} confirmLabel={action} isBusy={dialog.isBusy || isTooMany}>
      {isTooMany ? (
        <Alert severity="error">{translate('console.bulk.too_many', { max: BULK.max })}</Alert>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>{text}</Typography>
          {translate('console.bulk.text', { count })}
        </>
      )}
    </TypedConfirm>
  );
};
