import { useTranslate } from 'react-admin';

/**
 * Closes a dialog without losing its input. While input would be lost, a backdrop click does nothing, and Escape and the
 * cancel button ask.
 *
 * @param isDirty whether closing now would lose input
 * @returns `close`, which asks if needed; `onDialogClose` for the dialog itself
 */
export const useGuardedClose = (onClose: () => void, isDirty: () => boolean) => {
  const translate = useTranslate();
  const close = () => {
    if (!isDirty() || globalThis.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };
  const onDialogClose = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown' || !isDirty()) close();
  };
  return { close, onDialogClose };
};
