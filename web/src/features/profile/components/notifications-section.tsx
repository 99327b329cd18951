import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { NOTIFICATION_TYPES, NOTIFY_SETTINGS } from '@bigorna/domain/notifications';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { NotificationIcon } from '#shared/notifications/notification-icon.tsx';
import { useSwitches } from '../use-switches.ts';
import { Section } from './section.tsx';
import { SaveState, Switch } from './switch.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.notifications',
    defaultMessage: 'Escolha o que chega ao sino. Notificações sobre a sua própria conta chegam sempre.',
  },
  modUpdate: { id: 'notify.modUpdate', defaultMessage: 'Versões novas dos meus favoritos' },
  newMod: { id: 'notify.newMod', defaultMessage: 'Mods e addons novos no catálogo' },
  comment: { id: 'notify.comment', defaultMessage: 'Respostas aos meus comentários' },
  system: { id: 'notify.system', defaultMessage: 'Conquistas e avisos da equipe' },
});

export const NotificationsSection = ({ user }: { user: CurrentUser }) => {
  const { settings, choose, state } = useSwitches(user);
  return (
    <Section id="notifications" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-1">
        {NOTIFICATION_TYPES.map((type) => {
          const setting = NOTIFY_SETTINGS[type];
          return (
            <Switch key={type} isOn={settings[setting]} onChange={(isOn) => choose({ [setting]: isOn })}>
              <NotificationIcon type={type} />
              {translate(messages[type])}
            </Switch>
          );
        })}
        <SaveState state={state} />
      </div>
    </Section>
  );
};
