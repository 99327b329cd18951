import { LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { Languages, SunMoon } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLocale } from '#i18n/locale-provider.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const messages = defineMessages({ theme: { id: 'phoneMenu.theme', defaultMessage: 'Tema' } });

/** Language and theme in the phone's menu, by the same menus as in the bar. */
export const PhoneChoices = () => {
  const { locale } = useLocale();
  return (
    <>
      <LanguageMenu
        trigger={{
          className: 'btn btn-ghost',
          children: (
            <>
              <Languages aria-hidden size={18} />
              {LOCALE_OPTIONS.find(({ code }) => code === locale)?.nativeName}
            </>
          ),
        }}
      />
      <ThemeMenu
        trigger={{
          className: 'btn btn-ghost',
          children: (
            <>
              <SunMoon aria-hidden size={18} />
              <FormattedMessage {...messages.theme} />
            </>
          ),
        }}
      />
    </>
  );
};
