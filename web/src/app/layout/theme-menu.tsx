import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { chooseTheme, useTheme } from '#shared/browser/theme.ts';
import { THEME_ENTRIES } from '#shared/browser/theme-entries.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { MenuFrame } from '#shared/menu/menu-frame.tsx';

const messages = defineMessages({
  menu: { id: 'theme.menu', defaultMessage: 'Escolher tema' },
  dark: { id: 'theme.dark', defaultMessage: 'Escuro' },
  light: { id: 'theme.light', defaultMessage: 'Claro' },
  system: { id: 'theme.system', defaultMessage: 'Do sistema' },
});

export const ThemeMenu = (frame: LazyMenuContent) => {
  const intl = useIntl();
  const { choice } = useTheme();
  return (
    <MenuFrame {...frame} label={intl.formatMessage(messages.menu)}>
      <Menu.RadioGroup value={choice} onValueChange={chooseTheme}>
        {THEME_ENTRIES.map((entry) => (
          <Menu.RadioItem key={entry.choice} value={entry.choice} className="menu-item" closeOnClick>
            <entry.Icon aria-hidden size={18} />
            {translate(messages[entry.choice])}
            <Menu.RadioItemIndicator className="ml-auto">
              <Check aria-hidden size={16} />
            </Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuFrame>
  );
};
