import { useTranslate } from 'react-admin';

type CloseReason = 'backdropClick' | 'escapeKeyDown';

/**
 * Closing a dialog without losing what was typed or is under way in it: a click beside it does nothing then, and
 * Escape asks.
 *
 * @param loses whether something would be lost just now
 * @returns `close`, which asks where it must; `onDialogClose` for the dialog itself
 */
export const useCarefulClose = (onClose: () => void, loses: () => boolean) => {
  const translate = useTranslate();
  const close = () => {
    if (!loses() || globalThis.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };
  const onDialogClose = (_event: object, reason: CloseReason) => {
    if (reason === 'escapeKeyDown' || !loses()) close();
  };
  return { close, onDialogClose };
};
