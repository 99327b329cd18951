import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { NOTIFICATION_TYPES, NOTIFY_SETTINGS } from '@bigorna/domain/notifications';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { NotificationIcon } from '#app/notifications/notification-icon.tsx';
import { useSavedSettings } from '../use-saved-settings.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.notifications',
    defaultMessage: 'O que chega ao sino. Avisos sobre a sua própria conta chegam sempre.',
  },
  modUpdate: { id: 'notify.modUpdate', defaultMessage: 'Versões novas dos meus favoritos' },
  newMod: { id: 'notify.newMod', defaultMessage: 'Mods e addons novos no catálogo' },
  comment: { id: 'notify.comment', defaultMessage: 'Respostas oficiais aos meus comentários' },
  system: { id: 'notify.system', defaultMessage: 'Conquistas e comunicados do portal' },
});
const states = defineMessages({
  saving: { id: 'notify.saving', defaultMessage: 'Salvando...' },
  saved: { id: 'notify.saved', defaultMessage: 'Salvo.' },
  failed: { id: 'notify.failed', defaultMessage: 'Não foi salvo.' },
});

const STATE_CLASS = { idle: 'sr-only', saving: 'note', saved: 'note', failed: 'field-error' } as const;

type Settings = OwnUser['settings'];

/** Which notifications come: each choice is saved by itself; one that could not be is shown as it was. */
export const NotificationsSection = ({ user }: { user: OwnUser }) => {
  const { state, save } = useSavedSettings();
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  if (state === 'failed' && Object.keys(chosen).length > 0) setChosen({});
  const settings = { ...user.settings, ...chosen };
  return (
    <Section id="notifications" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-1">
        {NOTIFICATION_TYPES.map((type) => {
          const setting = NOTIFY_SETTINGS[type];
          return (
            <label key={type} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 flex-none accent-ember"
                checked={settings[setting]}
                onChange={({ currentTarget: { checked } }) => {
                  const change = { [setting]: checked };
                  setChosen({ ...chosen, ...change });
                  void save(change);
                }}
              />
              <NotificationIcon type={type} />
              <FormattedMessage {...messages[type]} />
            </label>
          );
        })}
        <p role="status" className={STATE_CLASS[state]}>
          {state !== 'idle' && <FormattedMessage {...states[state]} />}
        </p>
      </div>
    </Section>
  );
};
