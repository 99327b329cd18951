import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown, Monitor, Moon, Sun } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { chooseTheme, type ThemeChoice, useTheme } from '../theme.ts';

const messages = defineMessages({
  dark: { id: 'theme.dark', defaultMessage: 'Escuro' },
  light: { id: 'theme.light', defaultMessage: 'Claro' },
  system: { id: 'theme.system', defaultMessage: 'Do sistema' },
});

const ENTRIES = [
  { choice: 'dark', Icon: Moon },
  { choice: 'light', Icon: Sun },
  { choice: 'system', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; Icon: typeof Sun }[];

/** Dark, light or as the system; opens as soon as it is loaded. */
export const ThemeMenu = ({ label }: { label: string }) => {
  const { choice } = useTheme();
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className="icon-btn theme-more" aria-label={label}>
        <ChevronDown aria-hidden size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-50" sideOffset={8} align="end">
          <Menu.Popup className="menu" aria-label={label}>
            <Menu.RadioGroup value={choice} onValueChange={chooseTheme}>
              {ENTRIES.map((entry) => (
                <Menu.RadioItem key={entry.choice} value={entry.choice} className="menu-item" closeOnClick>
                  <entry.Icon aria-hidden size={18} />
                  <FormattedMessage {...messages[entry.choice]} />
                  <Menu.RadioItemIndicator className="ml-auto">
                    <Check aria-hidden size={16} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
