import { ChevronDown, Moon, Sun } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { chooseTheme, useTheme } from '#shared/browser/theme.ts';
import { LazyMenu } from '#shared/menu/lazy-menu.tsx';

const messages = defineMessages({
  toLight: { id: 'theme.toLight', defaultMessage: 'Usar tema claro' },
  toDark: { id: 'theme.toDark', defaultMessage: 'Usar tema escuro' },
  menu: { id: 'theme.menu', defaultMessage: 'Escolher tema' },
});

const loadMenu = async () => (await import('./theme-menu.tsx')).ThemeMenu;

/** The toggle between dark and light, and a menu that adds 'system'. */
export const ThemeControl = () => {
  const intl = useIntl();
  const { theme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <div className="flex">
      <button
        type="button"
        className="icon-btn"
        aria-label={intl.formatMessage(isDark ? messages.toLight : messages.toDark)}
        onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
      </button>
      <LazyMenu
        load={loadMenu}
        trigger={{
          className: 'icon-btn w-6',
          'aria-label': intl.formatMessage(messages.menu),
          children: <ChevronDown aria-hidden size={16} />,
        }}
      />
    </div>
  );
};
