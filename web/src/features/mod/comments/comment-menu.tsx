import { Menu } from '@base-ui/react/menu';
import {
  EllipsisVertical,
  Eye,
  EyeOff,
  Flag,
  LayoutDashboard,
  Link,
  type LucideIcon,
  MessageSquareReply,
  MessageSquareX,
  Pencil,
  Trash2,
  UserX,
} from 'lucide-react';
import type { Ref } from 'react';
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useMenuState } from '#shared/menu/use-menu-state.tsx';
import type { CommentAction } from './comment-actions.ts';

const label = defineMessage<{ readonly name: string }>({
  id: 'comments.actions',
  defaultMessage: 'Ações do comentário de {name}',
});
const panel = defineMessages({ see: { id: 'comments.seeInPanel', defaultMessage: 'Ver no painel administrativo' } });
const names = defineMessages({
  edit: { id: 'comments.action.edit', defaultMessage: 'Editar' },
  delete: { id: 'comments.action.delete', defaultMessage: 'Excluir' },
  reply: { id: 'comments.action.reply', defaultMessage: 'Responder oficialmente' },
  changeReply: { id: 'comments.action.changeReply', defaultMessage: 'Editar resposta oficial' },
  removeReply: { id: 'comments.action.removeReply', defaultMessage: 'Excluir resposta oficial' },
  hide: { id: 'comments.action.hide', defaultMessage: 'Ocultar' },
  restore: { id: 'comments.action.restore', defaultMessage: 'Restaurar' },
  remove: { id: 'comments.action.remove', defaultMessage: 'Excluir para todos' },
  copyLink: { id: 'comments.action.copyLink', defaultMessage: 'Copiar link' },
  report: { id: 'comments.action.report', defaultMessage: 'Denunciar comentário' },
  reportAuthor: { id: 'comments.action.reportAuthor', defaultMessage: 'Denunciar membro' },
}) satisfies Record<CommentAction, MessageDescriptor>;

const ICONS: Readonly<Record<CommentAction, LucideIcon>> = {
  edit: Pencil,
  delete: Trash2,
  reply: MessageSquareReply,
  changeReply: MessageSquareReply,
  removeReply: MessageSquareX,
  hide: EyeOff,
  restore: Eye,
  remove: Trash2,
  copyLink: Link,
  report: Flag,
  reportAuthor: UserX,
};

interface CommentMenuProps {
  author: string;
  actions: readonly CommentAction[];
  /** URL of the console's page for the comment; undefined if the viewer may not moderate. */
  panelHref: string | undefined;
  onAction: (action: CommentAction) => void;
  triggerRef: Ref<HTMLButtonElement>;
}

export const CommentMenu = ({ author, actions, panelHref, onAction, triggerRef }: CommentMenuProps) => {
  const intl = useIntl();
  const menu = useMenuState();
  if (actions.length === 0 && panelHref === undefined) return null;
  return (
    <Menu.Root {...menu.root}>
      <Menu.Trigger ref={triggerRef} className="icon-btn" aria-label={intl.formatMessage(label, { name: author })}>
        <EllipsisVertical aria-hidden size={20} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-30" sideOffset={4} align="end">
          <Menu.Popup className="menu">
            {menu.back}
            {actions.map((action) => {
              const Icon = ICONS[action];
              return (
                <Menu.Item key={action} className="menu-item" onClick={() => onAction(action)}>
                  <Icon aria-hidden size={18} />
                  {translate(names[action])}
                </Menu.Item>
              );
            })}
            {panelHref !== undefined && (
              <Menu.LinkItem className="menu-item" href={panelHref}>
                <LayoutDashboard aria-hidden size={18} />
                {translate(panel.see)}
              </Menu.LinkItem>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
