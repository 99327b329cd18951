import { isLocale, LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { notify } from '#app/notify.ts';
import { useDomainText, useLocale } from '#i18n/locale-provider.tsx';
import { languages } from '#i18n/locale-store.ts';
import { useAuth } from '#session/auth-context.tsx';
import { makeTurns } from '../in-turn.ts';
import type { SomeSettings } from '../use-saved-settings.ts';

const messages = defineMessages({
  label: { id: 'preferences.language', defaultMessage: 'Idioma' },
  automatic: { id: 'preferences.automatic', defaultMessage: 'Automático, o do navegador' },
});

const AUTOMATIC = 'automatic';

const inTurn = makeTurns();

/** The six languages by their own names, and the browser's. */
export const LanguageChoice = ({ onChosen }: { onChosen: (settings: SomeSettings) => Promise<void> }) => {
  const id = useId();
  const intl = useIntl();
  const text = useDomainText();
  const { locale, origin } = useLocale();
  const { user } = useAuth();
  // Where this browser was told nothing, the account's choice holds.
  const ofAccount = origin === 'detected' ? user?.settings.locale : undefined;
  const chosen = origin === 'chosen' ? locale : ofAccount;
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
      <label htmlFor={id}>
        <FormattedMessage {...messages.label} />
      </label>
      <div className="field-box relative min-w-0 max-w-[24rem]">
        <select
          id={id}
          className="appearance-none"
          value={chosen ?? AUTOMATIC}
          onChange={(event) => {
            const { value } = event.currentTarget;
            void inTurn(() => take(value));
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
