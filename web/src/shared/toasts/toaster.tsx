import { TOASTS } from '@bigorna/domain/limits';
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { type CloseButtonProps, type Id, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import type { Notice, NoticeType } from './notice.ts';

const messages = defineMessages({
  label: { id: 'toasts.label', defaultMessage: 'Avisos' },
  close: { id: 'toasts.close', defaultMessage: 'Fechar aviso' },
});

const ICONS = {
  loading: LoaderCircle,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} as const satisfies Record<NoticeType, typeof Info>;

const SWIPE_PERCENT = Number(((TOASTS.swipePx / TOASTS.widthPx) * 100).toFixed(1));

const optionsFor = ({ type, keep }: Notice): ToastOptions => {
  const Icon = ICONS[type];
  return {
    type: type === 'loading' ? 'default' : type,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    autoClose: keep || type === 'loading' ? false : TOASTS.dismissMs,
    className: `toast toast-${type}`,
    icon: <Icon aria-hidden size={20} className={type === 'loading' ? 'animate-spin' : undefined} />,
  };
};

interface ToastBodyProps {
  notice: Notice;
  /** Given by react-toastify. */
  closeToast?: (() => void) | undefined;
}

const ToastBody = ({ notice: { title, text, action }, closeToast }: ToastBodyProps) => (
  <>
    <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
      <strong>{title}</strong>
      {text && <span className="text-step-0 text-text-2">{text}</span>}
    </div>
    {action && (
      <button
        type="button"
        className="toast-action"
        onClick={() => {
          closeToast?.();
          action.onAct();
        }}
      >
        {action.label}
      </button>
    )}
  </>
);

/** The latest toast of each notice id. */
const latestToasts = new Map<string, Id>();

/**
 * Shows a notice, or updates the active toast of the same id. A closing toast cannot be updated, and react-toastify
 * would drop a new toast with the id of a closing toast. So each toast gets its own id.
 */
export const showToast = (notice: Notice): void => {
  const body = ({ closeToast }: { closeToast?: () => void }) => <ToastBody notice={notice} closeToast={closeToast} />;
  const options = optionsFor(notice);
  const previous = notice.id === undefined ? undefined : latestToasts.get(notice.id);
  if (previous !== undefined && toast.isActive(previous)) {
    toast.update(previous, { ...options, render: body });
    return;
  }
  const toastId = toast(body, options);
  if (notice.id !== undefined) latestToasts.set(notice.id, toastId);
};

const CloseButton = ({ closeToast }: CloseButtonProps) => {
  const intl = useIntl();
  return (
    <button type="button" className="toast-close" aria-label={intl.formatMessage(messages.close)} onClick={closeToast}>
      <X aria-hidden size={18} />
    </button>
  );
};

/**
 * The toast stack: bottom right, at most five toasts (R046). Unless a toast has `keep` or the type `loading`, it closes
 * after five seconds. Its button or a swipe of 45 of its 356 px closes any toast.
 */
export const Toaster = () => {
  const intl = useIntl();
  return (
    <ToastContainer
      position="bottom-right"
      limit={TOASTS.visible}
      autoClose={TOASTS.dismissMs}
      draggable
      draggablePercent={SWIPE_PERCENT}
      closeButton={CloseButton}
      aria-label={intl.formatMessage(messages.label)}
      pauseOnHover
      pauseOnFocusLoss
    />
  );
};
