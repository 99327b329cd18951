import { Languages } from 'lucide-react';
import { defineMessage, useIntl } from 'react-intl';
import { LazyMenu } from '#shared/menu/lazy-menu.tsx';

const label = defineMessage({ id: 'language.menu', defaultMessage: 'Escolher idioma' });

const loadMenu = async () => (await import('./language-menu.tsx')).LanguageMenu;

/** The icon button of the language picker. */
export const LanguageControl = () => (
  <LazyMenu
    load={loadMenu}
    trigger={{
      className: 'icon-btn language-control',
      'aria-label': useIntl().formatMessage(label),
      children: <Languages aria-hidden size={20} />,
    }}
  />
);
