import { Menu } from '@base-ui/react/menu';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { chooseTheme, type ThemeChoice, useTheme } from '../theme.ts';
import type { LateMenuContent } from './late-menu.tsx';
import { MenuFrame } from './menu-frame.tsx';

const messages = defineMessages({
  menu: { id: 'theme.menu', defaultMessage: 'Escolher tema' },
  dark: { id: 'theme.dark', defaultMessage: 'Escuro' },
  light: { id: 'theme.light', defaultMessage: 'Claro' },
  system: { id: 'theme.system', defaultMessage: 'Do sistema' },
});

const ENTRIES = [
  { choice: 'dark', Icon: Moon },
  { choice: 'light', Icon: Sun },
  { choice: 'system', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; Icon: typeof Sun }[];

/** Dark, light or as the system. */
export const ThemeMenu = (frame: LateMenuContent) => {
  const intl = useIntl();
  const { choice } = useTheme();
  return (
    <MenuFrame {...frame} label={intl.formatMessage(messages.menu)}>
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
    </MenuFrame>
  );
};
