import { ChevronDown, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { chooseTheme, useTheme } from '../theme.ts';

const messages = defineMessages({
  toLight: { id: 'theme.toLight', defaultMessage: 'Usar tema claro' },
  toDark: { id: 'theme.toDark', defaultMessage: 'Usar tema escuro' },
  menu: { id: 'theme.menu', defaultMessage: 'Escolher tema' },
});

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));

/** The toggle between dark and light, and beside it the menu that also has 'system'; the menu's code comes when asked for. */
export const ThemeControl = () => {
  const intl = useIntl();
  const { theme } = useTheme();
  const [menuWanted, setMenuWanted] = useState(false);
  const isDark = theme === 'dark';
  const menuLabel = intl.formatMessage(messages.menu);
  const menuButton = (
    <button
      type="button"
      className="icon-btn theme-more"
      aria-haspopup="menu"
      aria-label={menuLabel}
      onClick={() => setMenuWanted(true)}
    >
      <ChevronDown aria-hidden size={16} />
    </button>
  );
  return (
    <div className="theme-control">
      <button
        type="button"
        className="icon-btn"
        aria-label={intl.formatMessage(isDark ? messages.toLight : messages.toDark)}
        onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
      </button>
      {menuWanted ? (
        <Suspense fallback={menuButton}>
          <ThemeMenu label={menuLabel} />
        </Suspense>
      ) : (
        menuButton
      )}
    </div>
  );
};
