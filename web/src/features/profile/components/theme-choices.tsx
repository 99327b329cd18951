import { useId } from 'react';
import { defineMessages } from 'react-intl';
import { chooseTheme, useTheme } from '#shared/browser/theme.ts';
import { THEME_ENTRIES } from '#shared/browser/theme-entries.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { PartialSettings } from '../use-saved-settings.ts';

const messages = defineMessages({
  label: { id: 'preferences.theme', defaultMessage: 'Tema' },
  dark: { id: 'preferences.dark', defaultMessage: 'Escuro' },
  light: { id: 'preferences.light', defaultMessage: 'Claro' },
  system: { id: 'preferences.system', defaultMessage: 'Do sistema' },
});

/** Dark, light, or the system's theme. */
export const ThemeChoices = ({ onChosen }: { onChosen: (settings: PartialSettings) => Promise<void> }) => {
  const name = useId();
  const { choice: chosen } = useTheme();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{translate(messages.label)}</legend>
      <div className="flex flex-wrap gap-3">
        {THEME_ENTRIES.map(({ choice, Icon }) => (
          <label key={choice} className="choice-tile">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice === chosen}
              onChange={() => {
                chooseTheme(choice);
                void onChosen({ theme: choice });
              }}
            />
            <Icon aria-hidden size={20} />
            {translate(messages[choice])}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
