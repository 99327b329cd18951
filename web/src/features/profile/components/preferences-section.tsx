import { defineMessages } from 'react-intl';
import { GameSelects } from '#shared/game/game-selects.tsx';
import { type MyGame, setMyGame, useMyGame } from '#shared/game/my-game.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { type PartialSettings, useSavedSettings } from '../use-saved-settings.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Section } from './section.tsx';
import { SaveState } from './switch.tsx';
import { ThemeChoices } from './theme-choices.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.preferences',
    defaultMessage: 'Valem na hora neste navegador e acompanham a sua conta quando você entra em outro.',
  },
  label: { id: 'preferences.game', defaultMessage: 'Meu jogo' },
  hint: { id: 'preferences.gameHint', defaultMessage: 'Cada mod mostra se funciona com ele.' },
});
const states = defineMessages({
  saving: { id: 'preferences.saving', defaultMessage: 'Salvando na sua conta...' },
  saved: { id: 'preferences.saved', defaultMessage: 'Salvo na sua conta.' },
  failed: { id: 'preferences.failed', defaultMessage: 'Vale neste navegador, mas não foi salvo na sua conta.' },
});

/** Version and loader of the member's game. */
const GameChoice = ({ onChosen }: { onChosen: (settings: PartialSettings) => Promise<void> }) => {
  const game = useMyGame();
  const take = (chosen: MyGame): void => {
    setMyGame(chosen);
    void onChosen({ game_version: chosen.version || null, loader: chosen.loader || null });
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{translate(messages.label)}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <GameSelects game={game} onChange={take} />
      </div>
      <p className="field-hint mt-2">{translate(messages.hint)}</p>
    </fieldset>
  );
};

/** Language, theme and game. Each choice applies at once and is saved with the account. */
export const PreferencesSection = () => {
  const { state, save } = useSavedSettings();
  return (
    <Section id="preferences" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-6">
        <ThemeChoices onChosen={save} />
        <LanguageChoice onChosen={save} />
        <GameChoice onChosen={save} />
        <SaveState state={state} texts={states} />
      </div>
    </Section>
  );
};
