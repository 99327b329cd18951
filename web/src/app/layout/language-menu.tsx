import { Menu } from '@base-ui/react/menu';
import { isLocale, LOCALE_OPTIONS, type LocaleOption } from '@bigorna/domain/locales';
import { Check, Globe } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { languages } from '#shared/i18n/locale-store.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { MenuFrame } from '#shared/menu/menu-frame.tsx';
import { notifyConnectionError } from '#shared/toasts/notify-connection-error.ts';
import { Flag } from './flag.tsx';

const messages = defineMessages({
  menu: { id: 'language.menu', defaultMessage: 'Escolher idioma' },
  automatic: { id: 'language.automatic', defaultMessage: 'Automático' },
  americas: { id: 'language.americas', defaultMessage: 'Américas' },
  europe: { id: 'language.europe', defaultMessage: 'Europa' },
  asia: { id: 'language.asia', defaultMessage: 'Ásia' },
});
const selected = defineMessage<{ readonly language: string }>({
  id: 'language.selected',
  defaultMessage: '{language}, escolhido por você',
});
const detected = defineMessage<{ readonly language: string }>({
  id: 'language.detected',
  defaultMessage: '{language}, detectado automaticamente',
});

const AUTOMATIC = 'automatic';
const REGIONS = ['americas', 'europe', 'asia'] as const satisfies readonly LocaleOption['region'][];

const Mark = () => (
  <Menu.RadioItemIndicator className="ml-auto">
    <Check aria-hidden size={16} />
  </Menu.RadioItemIndicator>
);

const Option = ({ option: { code, nativeName }, isShown }: { option: LocaleOption; isShown: boolean }) => (
  <Menu.RadioItem
    value={code}
    label={nativeName}
    className="menu-item"
    lang={code}
    aria-current={isShown || undefined}
    closeOnClick
  >
    <Flag locale={code} />
    <span>{nativeName}</span>
    <Mark />
  </Menu.RadioItem>
);

/**
 * The language picker: automatic, or one of the six languages by its native name. The note below the entries names the
 * active language and why it is active.
 */
export const LanguageMenu = (frame: LazyMenuContent) => {
  const id = useId();
  const intl = useIntl();
  const { locale, origin } = useLocale();
  const isChosen = origin === 'chosen';
  const choose = async (value: string): Promise<void> => {
    try {
      await languages.choose(isLocale(value) ? value : AUTOMATIC);
    } catch {
      await notifyConnectionError();
    }
  };
  const language = LOCALE_OPTIONS.find(({ code }) => code === locale)?.nativeName ?? locale;
  return (
    <MenuFrame
      {...frame}
      label={intl.formatMessage(messages.menu)}
      footer={{ id, text: translate(isChosen ? selected : detected, { language }) }}
    >
      <Menu.RadioGroup value={isChosen ? locale : AUTOMATIC} onValueChange={(value) => void choose(value)}>
        <Menu.RadioItem value={AUTOMATIC} className="menu-item" closeOnClick>
          <Globe aria-hidden size={18} />
          {translate(messages.automatic)}
          <Mark />
        </Menu.RadioItem>
        {REGIONS.map((region) => (
          <Menu.Group key={region}>
            <Menu.GroupLabel className="px-3 pt-2.5 pb-0.5 text-step-0 font-semibold text-text-3">
              {translate(messages[region])}
            </Menu.GroupLabel>
            {LOCALE_OPTIONS.filter((option) => option.region === region).map((option) => (
              <Option key={option.code} option={option} isShown={option.code === locale} />
            ))}
          </Menu.Group>
        ))}
      </Menu.RadioGroup>
    </MenuFrame>
  );
};
