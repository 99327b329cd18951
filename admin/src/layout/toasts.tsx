import { TOASTS } from '@bigorna/domain/limits';
import CloseIcon from '@mui/icons-material/Close';
import { Alert, type AlertColor, Box, Button, IconButton } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useUndo } from '../acts/use-undo.ts';

interface Toast {
  key: number;
  type: AlertColor;
  text: ReactNode;
  logEntry: string | null;
}

/** What the toast itself tells of can be taken back, and nothing else: no entry of an earlier act. */
const entryOf = ({ notificationOptions }: NotificationPayload): string | null => {
  const given: unknown = notificationOptions?.logEntry;
  return typeof given === 'string' ? given : null;
};

interface ToastLineProps {
  toast: Toast;
  onClose: () => void;
}

/** One toast. Errors stay until they are closed; others go by themselves, but not while they are pointed at. */
const ToastLine = ({ toast, onClose }: ToastLineProps) => {
  const translate = useTranslate();
  const { undo, undoing } = useUndo();
  const [held, setHeld] = useState(false);
  const stays = toast.type === 'error' || held;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => close(), toast.logEntry ? 2 * TOASTS.dismissMs : TOASTS.dismissMs);
    return () => clearTimeout(timer);
  }, [stays, toast.logEntry]);
  const takeBack = async (id: string) => {
    await undo(id);
    onClose();
  };
  const entry = toast.logEntry;
  return (
    <Alert
      severity={toast.type}
      variant="outlined"
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ bgcolor: 'background.paper', pointerEvents: 'auto', boxShadow: 6, overflowWrap: 'anywhere' }}
      action={
        <>
          {entry ? (
            <Button color="inherit" size="small" disabled={undoing} onClick={() => void takeBack(entry)}>
              {translate('console.action.undo')}
            </Button>
          ) : null}
          <IconButton color="inherit" size="small" aria-label={translate('console.toast.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {toast.text}
    </Alert>
  );
};

let count = 0;

/** What happened, newest below; several at once, for decisions come faster than a toast goes. */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const take = useEffectEvent(() => {
    const next = takeNotification();
    if (!next) return;
    // Undoing is the server's, from the log: what react-admin would hold back to be undone is carried out at once.
    if (next.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    const { message, type } = next;
    const text =
      typeof message === 'string'
        ? translate(message, { _: message, ...next.notificationOptions?.messageArgs })
        : message;
    count += 1;
    const toast = { key: count, type, text, logEntry: entryOf(next) };
    setToasts((shown) => [...shown, toast].slice(-TOASTS.visible));
  });
  useEffect(() => {
    if (notifications.length > 0) take();
  }, [notifications]);
  const close = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key));
  return (
    <Box
      component="section"
      aria-label={translate('console.toast.region')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: 16,
        // In a window that is not wide, what decides of a record stands along the lower edge.
        top: { xs: 64, lg: 'auto' },
        bottom: { lg: 16 },
        width: TOASTS.widthPx,
        maxWidth: 'calc(100vw - 32px)',
        display: 'grid',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.key} toast={toast} onClose={() => close(toast.key)} />
      ))}
    </Box>
  );
};
