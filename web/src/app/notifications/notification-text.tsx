import type { NotificationTemplate } from '@bigorna/domain/notifications';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useAchievementTexts } from '#app/achievements/use-achievement-texts.ts';
import { modTag } from '#app/mods/mod-name.tsx';
import type { MessageTag } from '#i18n/rich-text.tsx';
import type { LiveNotification } from '#session/live/live-table.ts';

const modUpdate = defineMessage<{ readonly title: string; readonly mod: MessageTag; readonly version: string }>({
  id: 'notification.modUpdate',
  defaultMessage: '<mod>{title}</mod> tem uma versão nova: {version}',
});
const newMod = defineMessage<{ readonly title: string; readonly mod: MessageTag }>({
  id: 'notification.newMod',
  defaultMessage: 'Novidade no catálogo: <mod>{title}</mod>',
});
const officialReply = defineMessage<{ readonly title: string; readonly mod: MessageTag }>({
  id: 'notification.officialReply',
  defaultMessage: 'A equipe respondeu ao seu comentário em <mod>{title}</mod>',
});
const achievement = defineMessage<{ readonly name: string }>({
  id: 'notification.achievement',
  defaultMessage: 'Conquista desbloqueada: {name}',
});
const rejected = defineMessage<{ readonly title: string; readonly mod: MessageTag; readonly reason: string }>({
  id: 'notification.modRejected',
  defaultMessage: '<mod>{title}</mod> foi rejeitado: {reason}',
});
const withdrawn = defineMessage<{ readonly title: string; readonly mod: MessageTag; readonly version: string }>({
  id: 'notification.fileWithdrawn',
  defaultMessage:
    'A versão {version} de <mod>{title}</mod>, um mod que você baixou, foi retirada por segurança. Se você tem o arquivo, apague-o e verifique o seu computador.',
});
const messages = defineMessages({
  banLifted: {
    id: 'notification.banLifted',
    defaultMessage: 'O banimento da sua conta terminou. Boas-vindas de volta!',
  },
  unknown: { id: 'notification.unknown', defaultMessage: 'Você tem um aviso novo.' },
});

const Unlocked = ({ id }: { id: string }) => (
  <FormattedMessage {...achievement} values={{ name: useAchievementTexts()?.(id)?.title ?? '…' }} />
);

type Values = LiveNotification['values'];

/** A notification's values come from a document: one that is missing leaves its place empty. */
const TEXTS: Readonly<Record<NotificationTemplate, (values: Values) => ReactNode>> = {
  mod_update: ({ title = '', version = '' }) => (
    <FormattedMessage {...modUpdate} values={{ title, mod: modTag(), version }} />
  ),
  new_mod: ({ title = '' }) => <FormattedMessage {...newMod} values={{ title, mod: modTag() }} />,
  official_reply: ({ title = '' }) => <FormattedMessage {...officialReply} values={{ title, mod: modTag() }} />,
  achievement_unlocked: ({ achievement: id = '' }) => <Unlocked id={id} />,
  announcement: ({ text = '' }) => text,
  file_withdrawn: ({ title = '', version = '' }) => (
    <FormattedMessage {...withdrawn} values={{ title, mod: modTag(), version }} />
  ),
  mod_rejected: ({ title = '', reason = '' }) => (
    <FormattedMessage {...rejected} values={{ title, mod: modTag(), reason }} />
  ),
  ban_lifted: () => <FormattedMessage {...messages.banLifted} />,
};

const isKnown = (template: string): template is NotificationTemplate => Object.hasOwn(TEXTS, template);

/** What a notification says, in the reader's language; one of a kind that this page does not know yet says only that it is there. */
export const NotificationText = ({
  notification: { template, values },
}: {
  notification: Pick<LiveNotification, 'template' | 'values'>;
}): ReactNode => (isKnown(template) ? TEXTS[template](values) : <FormattedMessage {...messages.unknown} />);
