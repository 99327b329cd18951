import { Popover } from '@base-ui/react/popover';
import { LIVE_UNREAD_MAX } from '@bigorna/domain/limits';
import { Bell as BellIcon, CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { NotificationIcon } from '#shared/notifications/notification-icon.tsx';
import { NotificationLink } from '#shared/notifications/notification-link.tsx';
import { NotificationText } from '#shared/notifications/notification-text.tsx';
import { useMarkRead } from '#shared/notifications/use-mark-read.ts';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { BackCloses } from '#shared/ui/back-closes.tsx';
import { Button } from '#shared/ui/button.tsx';
import { NewNotification } from './new-notification.tsx';

const label = defineMessage<{ readonly count: number }>({
  id: 'bell.label',
  defaultMessage:
    'Notificações: {count, plural, =0 {tudo lido} one {# não lida} many {# não lidas} other {# não lidas}}',
});
const messages = defineMessages({
  title: { id: 'bell.title', defaultMessage: 'Notificações' },
  none: { id: 'bell.none', defaultMessage: 'Nada de novo por aqui. Bom jogo!' },
  all: { id: 'bell.all', defaultMessage: 'Ver todas' },
  readAll: { id: 'bell.readAll', defaultMessage: 'Marcar todas como lidas' },
  loading: { id: 'bell.loading', defaultMessage: 'Carregando...' },
  failed: { id: 'bell.failed', defaultMessage: 'Não foi possível carregar as notificações.' },
});

const EMPTY_MESSAGES = { loading: messages.loading, failed: messages.failed, ready: messages.none } as const;

const SHOWN_MAX = 6;
const COUNT_MAX = LIVE_UNREAD_MAX - 1;

/** The bell in the header: live count of unread notifications and a list of the newest. */
export const Bell = () => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  // The list opens inside this element of the header, so that it belongs to a landmark of the page.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const text = useDomainText();
  const title = useRef<HTMLHeadingElement>(null);
  const { status, data, retry } = useLive('unread', {});
  const { markOne, markAll, isMarkingAll } = useMarkRead();
  const close = (): void => setOpen(false);
  const count = data?.length ?? 0;
  const name = data ? intl.formatMessage(label, { count }) : intl.formatMessage(messages.title);
  return (
    <div ref={setHost}>
      <NewNotification unread={data} />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger className="icon-btn relative" aria-label={name}>
          <BellIcon aria-hidden size={20} />
          {count > 0 && (
            <span
              aria-hidden
              className="absolute top-0 right-0.5 min-w-5 bg-ember px-1 text-center text-xs leading-5 font-bold text-ember-ink"
            >
              {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
            </span>
          )}
        </Popover.Trigger>
        <Popover.Portal container={host}>
          <Popover.Positioner className="z-50" sideOffset={8} align="end" collisionPadding={8}>
            <Popover.Popup className="menu max-h-(--available-height) w-[min(24rem,calc(100vw-16px))] overflow-y-auto">
              {isOpen && <BackCloses close={close} />}
              <Popover.Title ref={title} tabIndex={-1} className="px-3 pt-2 pb-3 text-[1.4rem] outline-none">
                {translate(messages.title)}
              </Popover.Title>
              {count === 0 && (
                <p className="px-3 pb-3 text-text-2">{translate(data ? messages.none : EMPTY_MESSAGES[status])}</p>
              )}
              {status === 'failed' && (
                <Button className="mx-3 mb-3" onClick={retry}>
                  {text('try_again')}
                </Button>
              )}
              <ul className="grid">
                {data?.slice(0, SHOWN_MAX).map((notification) => (
                  <li key={notification.id}>
                    <NotificationLink
                      path={notification.path ?? paths.notifications}
                      className="menu-item items-start!"
                      onFollow={() => {
                        markOne(notification.id);
                        close();
                      }}
                    >
                      <span className="mt-0.5 text-ember-2">
                        <NotificationIcon type={notification.type} size={18} />
                      </span>
                      <span className="min-w-0 wrap-anywhere">
                        <NotificationText notification={notification} />
                        <time dateTime={notification.created_at.toISOString()} className="note block">
                          <FormattedDate value={notification.created_at} dateStyle="medium" timeStyle="short" />
                        </time>
                      </span>
                    </NotificationLink>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap items-center gap-3 border-t border-line px-3 pt-3 pb-1">
                <Link to={paths.notifications} className="text-link mr-auto py-1" onClick={close}>
                  {translate(messages.all)}
                </Link>
                {count > 0 && (
                  <Button
                    variant="ghost"
                    aria-disabled={isMarkingAll}
                    onClick={() => {
                      // Moves the focus first, because the button disappears when nothing is unread.
                      title.current?.focus();
                      if (!isMarkingAll) void markAll();
                    }}
                  >
                    <CheckCheck aria-hidden size={16} />
                    {translate(messages.readAll)}
                  </Button>
                )}
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
};
