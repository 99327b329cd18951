import { TOASTS } from '@bigorna/domain/limits';
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { type CloseButtonProps, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import type { Notice, NoticeType } from './notify.ts';

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

const optionsFor = ({ type, id, keep }: Notice): ToastOptions => {
  const Icon = ICONS[type];
  return {
    type: type === 'loading' ? 'default' : type,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    autoClose: keep || type === 'loading' ? false : TOASTS.dismissMs,
    className: `toast toast-${type}`,
    icon: <Icon aria-hidden size={20} className={type === 'loading' ? 'animate-spin' : undefined} />,
    ...(id === undefined ? {} : { toastId: id }),
  };
};

const ToastBody = ({ title, text }: Notice) => (
  <div className="toast-text">
    <strong>{title}</strong>
    {text && <span>{text}</span>}
  </div>
);

/** Shows a notice, or turns the toast of the same id into it. */
export const showToast = (notice: Notice): void => {
  const body = <ToastBody {...notice} />;
  const options = optionsFor(notice);
  if (notice.id !== undefined && toast.isActive(notice.id)) toast.update(notice.id, { ...options, render: body });
  else toast(body, options);
};

const CloseButton = ({ closeToast }: CloseButtonProps) => {
  const intl = useIntl();
  return (
    <button type="button" className="toast-close" aria-label={intl.formatMessage(messages.close)} onClick={closeToast}>
      <X aria-hidden size={18} />
    </button>
  );
};

/** The stack of toasts: bottom right, five at most, five seconds, closable, swiped away after 45 of 356 px. */
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
