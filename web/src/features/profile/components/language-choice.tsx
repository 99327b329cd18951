import { isLocale, LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useDomainText, useLocale } from '#shared/i18n/locale-provider.tsx';
import { languages } from '#shared/i18n/locale-store.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notify } from '#shared/toasts/notify.ts';
import { createQueue } from '../create-queue.ts';
import type { PartialSettings } from '../use-saved-settings.ts';

const messages = defineMessages({
  label: { id: 'preferences.language', defaultMessage: 'Idioma' },
  automatic: { id: 'preferences.automatic', defaultMessage: 'Automático (o do navegador)' },
});

const AUTOMATIC = 'automatic';

const queue = createQueue();

/** The six languages by their native names, and the option to use the browser's language. */
export const LanguageChoice = ({ onChosen }: { onChosen: (settings: PartialSettings) => Promise<void> }) => {
  const id = useId();
  const intl = useIntl();
  const text = useDomainText();
  const { locale, origin } = useLocale();
  const { user } = useAuth();
  // Without a choice in this browser, the account's language applies.
  const accountLocale = origin === 'detected' ? user?.settings.locale : undefined;
  const chosen = origin === 'chosen' ? locale : accountLocale;
  const take = async (value: string): Promise<void> => {
    const code = isLocale(value) ? value : undefined;
    try {
      await languages.choose(code ?? AUTOMATIC);
    } catch {
      notify({ type: 'error', id: 'language', title: text('connection_error') });
      return;
    }
    await onChosen({ locale: code ?? null });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{translate(messages.label)}</label>
      <div className="field-box relative min-w-0 max-w-[24rem]">
        <select
          id={id}
          className="appearance-none"
          value={chosen ?? AUTOMATIC}
          onChange={(event) => {
            const { value } = event.currentTarget;
            void queue(() => take(value));
          }}
        >
          <option value={AUTOMATIC}>{intl.formatMessage(messages.automatic)}</option>
          {LOCALE_OPTIONS.map(({ code, nativeName }) => (
            <option key={code} value={code} lang={code}>
              {nativeName}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className="pointer-events-none absolute right-4" />
      </div>
    </div>
  );
};
