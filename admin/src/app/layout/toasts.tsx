import { TOASTS } from '@bigorna/domain/limits';
import CloseIcon from '@mui/icons-material/Close';
import { Alert, type AlertColor, Box, IconButton } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { rememberAct, retainActs } from '#shared/actions/acts.ts';
import { useOnUndo, useUndo } from '#shared/actions/use-undo.ts';
import { TOASTS_HEIGHT } from '#shared/theme/forge-components.ts';

interface Toast {
  key: number;
  type: AlertColor;
  text: ReactNode;
  logEntries: readonly string[];
}

const FAILURES: readonly AlertColor[] = ['error', 'warning'];

const logEntries = z.array(z.string()).catch([]);

/** Log entries that the toast can undo: one, or all entries of a bulk action. Empty if the action has no undo. */
const getLogEntries = ({ notificationOptions }: NotificationPayload): string[] =>
  logEntries.parse(notificationOptions?.logEntries ?? [notificationOptions?.logEntry]);

/** One toast. Errors stay until closed. Other toasts close after a timeout, but not while hovered. */
const ToastLine = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const translate = useTranslate();
  const { undoAct, isUndoing } = useUndo();
  const [isHovered, setIsHovered] = useState(false);
  const canUndo = toast.logEntries.length > 0;
  const isPersistent = toast.type === 'error' || isHovered;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(() => close(), canUndo ? 2 * TOASTS.dismissMs : TOASTS.dismissMs);
    return () => clearTimeout(timer);
  }, [isPersistent, canUndo]);
  const undoEntries = async () => {
    await undoAct(toast.logEntries);
    onClose();
  };
  return (
    <Alert
      severity={toast.type}
      variant="outlined"
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsHovered(true)}
      onBlur={() => setIsHovered(false)}
      sx={{ bgcolor: 'background.paper', pointerEvents: 'auto', boxShadow: 6 }}
      action={
        <>
          {canUndo ? (
            <ActionButton
              label="console.action.undo"
              color="inherit"
              disabled={isUndoing}
              onClick={() => void undoEntries()}
              sx={{ flex: 'none', whiteSpace: 'nowrap' }}
            />
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

/** Gives the theme the height of the toasts. Dialogs leave that space free, so no toast covers a button. */
const useReservedRoom = () => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty(TOASTS_HEIGHT, `${entry?.contentRect.height ?? 0}px`);
    });
    if (region.current) observer.observe(region.current);
    return () => observer.disconnect();
  }, []);
  return region;
};

/**
 * MUI hides everything outside an open dialog from screen readers.
 * Toasts stay readable, because they show the results of the dialog's calls.
 */
const useVisibleToReaders = (region: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!region.current) return;
    const observer = new MutationObserver(() => region.current?.removeAttribute('aria-hidden'));
    observer.observe(region.current, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [region]);
};

let count = 0;

/** Several toasts at once, newest at the bottom, because staff act faster than toasts close. */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const showNext = useEffectEvent(() => {
    const next = takeNotification();
    if (!next) return;
    // Undo runs on the server from the log, so run react-admin's delayed mutation at once.
    if (next.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    const { message, type } = next;
    const text =
      typeof message === 'string'
        ? translate(message, { _: message, ...next.notificationOptions?.messageArgs })
        : message;
    count += 1;
    const toast = { key: count, type, text, logEntries: getLogEntries(next) };
    rememberAct(toast.logEntries);
    // The toast of a repeated failure replaces the earlier toast.
    const isRepeated = (other: Toast): boolean => FAILURES.includes(other.type) && other.text === text;
    setToasts((current) => [...current.filter((other) => !isRepeated(other)), toast].slice(-TOASTS.visible));
  });
  useEffect(() => {
    if (notifications.length > 0) showNext();
  }, [notifications]);
  // An act can be undone elsewhere, such as by a shortcut. Its toast then offers only the entries that are left.
  useOnUndo(({ undoes }) =>
    setToasts((current) =>
      current
        .map((toast) => ({ toast, logEntries: toast.logEntries.filter((id) => id !== undoes) }))
        .filter(({ toast, logEntries }) => logEntries.length > 0 || toast.logEntries.length === 0)
        .map(({ toast, logEntries }) => ({ ...toast, logEntries })),
    ),
  );
  const { pathname } = useLocation();
  const leavePage = useEffectEvent(() => retainActs(toasts.flatMap(({ logEntries: entries }) => entries)));
  useEffect(() => {
    if (pathname) leavePage();
  }, [pathname]);
  const region = useReservedRoom();
  useVisibleToReaders(region);
  const close = (key: number) => setToasts((current) => current.filter((toast) => toast.key !== key));
  return createPortal(
    <Box
      component="section"
      ref={region}
      aria-label={translate('console.toast.region')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: 16,
        // In narrow windows the action bar is at the bottom, so toasts go to the top.
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
    </Box>,
    document.body,
  );
};
