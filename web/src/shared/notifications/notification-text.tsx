import type { NotificationTemplate } from '@bigorna/domain/notifications';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, type MessageTag } from 'react-intl';
import { useAchievementTexts } from '#shared/achievements/use-achievement-texts.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { LiveNotification } from '#shared/live/live-table.ts';
import { createModTag } from '#shared/mods/mod-name.tsx';

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
const threadReply = defineMessage<{ readonly title: string; readonly mod: MessageTag }>({
  id: 'notification.threadReply',
  defaultMessage: 'Responderam ao seu comentário em <mod>{title}</mod>',
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
    'A versão {version} de <mod>{title}</mod>, que você baixou, foi tirada do ar por segurança. Se você ainda tem o arquivo, exclua-o e passe o antivírus no seu computador.',
});
const messages = defineMessages({
  banLifted: {
    id: 'notification.banLifted',
    defaultMessage: 'O banimento da sua conta terminou. Que bom ter você de volta!',
  },
  factorsReset: {
    id: 'notification.factorsReset',
    defaultMessage:
      'A equipe removeu a verificação em duas etapas da sua conta e encerrou as suas sessões. Se você não pediu isso, fale com a equipe.',
  },
  factorsResetPlanned: {
    id: 'notification.factorsResetPlanned',
    defaultMessage:
      'A equipe vai remover a verificação em duas etapas da sua conta em 24 horas. Se não foi você quem pediu, impeça isso agora.',
  },
  factorAdded: {
    id: 'notification.factorAdded',
    defaultMessage:
      'Um método de verificação em duas etapas foi adicionado à sua conta. Se não foi você, troque a senha.',
  },
  factorRemoved: {
    id: 'notification.factorRemoved',
    defaultMessage:
      'Um método de verificação em duas etapas foi removido da sua conta. Se não foi você, troque a senha.',
  },
  recoveryCodesRenewed: {
    id: 'notification.recoveryCodesRenewed',
    defaultMessage: 'Novos códigos de recuperação foram gerados na sua conta. Se não foi você, troque a senha.',
  },
  recoveryCodeUsed: {
    id: 'notification.recoveryCodeUsed',
    defaultMessage: 'Um código de recuperação da sua conta foi usado. Se não foi você, troque a senha.',
  },
  unknown: { id: 'notification.unknown', defaultMessage: 'Você tem uma nova notificação.' },
});

const Unlocked = ({ id }: { id: string }) =>
  translate(achievement, { name: useAchievementTexts()?.(id)?.title ?? '…' });

type Values = LiveNotification['values'];

/** Values come from a document: a missing value renders as empty text. */
const TEXTS: Readonly<Record<NotificationTemplate, (values: Values) => ReactNode>> = {
  mod_update: ({ title = '', version = '' }) => translate(modUpdate, { title, mod: createModTag(), version }),
  new_mod: ({ title = '' }) => translate(newMod, { title, mod: createModTag() }),
  official_reply: ({ title = '' }) => translate(officialReply, { title, mod: createModTag() }),
  thread_reply: ({ title = '' }) => translate(threadReply, { title, mod: createModTag() }),
  achievement_unlocked: ({ achievement: id = '' }) => <Unlocked id={id} />,
  announcement: ({ text = '' }) => <span>{text}</span>,
  file_withdrawn: ({ title = '', version = '' }) => translate(withdrawn, { title, mod: createModTag(), version }),
  mod_rejected: ({ title = '', reason = '' }) => translate(rejected, { title, mod: createModTag(), reason }),
  ban_lifted: () => translate(messages.banLifted),
  factors_reset_planned: () => translate(messages.factorsResetPlanned),
  factors_reset: () => translate(messages.factorsReset),
  factor_added: () => translate(messages.factorAdded),
  factor_removed: () => translate(messages.factorRemoved),
  recovery_codes_renewed: () => translate(messages.recoveryCodesRenewed),
  recovery_code_used: () => translate(messages.recoveryCodeUsed),
};

const isKnown = (template: string): template is NotificationTemplate => Object.hasOwn(TEXTS, template);

/** Text of a notification in the current language. An unknown template gets a generic text. */
export const NotificationText = ({
  notification: { template, values },
}: {
  notification: Pick<LiveNotification, 'template' | 'values'>;
}): ReactNode => (isKnown(template) ? TEXTS[template](values) : translate(messages.unknown));
