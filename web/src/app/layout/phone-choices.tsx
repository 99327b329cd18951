import { LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { Languages, SunMoon } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const messages = defineMessages({ theme: { id: 'phoneMenu.theme', defaultMessage: 'Tema' } });

/** Language and theme in the phone menu, with the same menus as the header. */
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
              <span>{LOCALE_OPTIONS.find(({ code }) => code === locale)?.nativeName}</span>
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
              {translate(messages.theme)}
            </>
          ),
        }}
      />
    </>
  );
};
