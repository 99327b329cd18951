import { BULK } from '@bigorna/domain/limits';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TypedConfirm } from './typed-confirm.tsx';

interface ConfirmBulkProps {
  open: boolean;
  /** What is done, in the reader's language: "Ocultar". */
  action: string;
  count: number;
  acting?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Whether so many records at once ask for a second word. */
export const needsConfirm = (count: number): boolean => count > BULK.askAbove;

/** Asks for the number of records before something is done to many at once; more than the API takes are refused. */
export const ConfirmBulk = ({ open, action, count, acting = false, onConfirm, onClose }: ConfirmBulkProps) => {
  const translate = useTranslate();
  const isTooMany = count > BULK.max;
  return (
    <TypedConfirm
      open={open}
      title={translate('console.bulk.title', { action, smart_count: count })}
      word={String(count)}
      confirmLabel={action}
      acting={acting || isTooMany}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isTooMany ? (
        <Alert severity="error">{translate('console.bulk.too_many', { max: BULK.max })}</Alert>
      ) : (
        translate('console.bulk.text', { count })
      )}
    </TypedConfirm>
  );
};
