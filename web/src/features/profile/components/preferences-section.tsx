import { defineMessages, FormattedMessage } from 'react-intl';
import { useSavedSettings } from '../use-saved-settings.ts';
import { GameChoice } from './game-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Section } from './section.tsx';
import { ThemeChoices } from './theme-choices.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.preferences',
    defaultMessage: 'Vale na hora neste navegador e acompanha a sua conta nos próximos em que você entrar.',
  },
});
const states = defineMessages({
  saving: { id: 'preferences.saving', defaultMessage: 'Salvando na sua conta...' },
  saved: { id: 'preferences.saved', defaultMessage: 'Salvo na sua conta.' },
  failed: { id: 'preferences.failed', defaultMessage: 'Vale neste navegador, mas não foi salvo na sua conta.' },
});

const STATE_CLASS = { idle: 'sr-only', saving: 'note', saved: 'note', failed: 'field-error' } as const;

/** Language, theme and game: each choice takes effect at once and goes with the account. */
export const PreferencesSection = () => {
  const { state, save } = useSavedSettings();
  return (
    <Section id="preferences" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-6">
        <ThemeChoices onChosen={save} />
        <LanguageChoice onChosen={save} />
        <GameChoice onChosen={save} />
        <p role="status" className={STATE_CLASS[state]}>
          {state !== 'idle' && <FormattedMessage {...states[state]} />}
        </p>
      </div>
    </Section>
  );
};
