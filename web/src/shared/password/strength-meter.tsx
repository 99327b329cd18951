import { defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { STRENGTHS, type Strength } from './strengths.ts';

const messages = defineMessages({
  label: { id: 'strength.label', defaultMessage: 'Força da senha' },
  very_weak: { id: 'strength.veryWeak', defaultMessage: 'Muito fraca' },
  weak: { id: 'strength.weak', defaultMessage: 'Fraca' },
  medium: { id: 'strength.medium', defaultMessage: 'Média' },
  strong: { id: 'strength.strong', defaultMessage: 'Forte' },
});

const TONES = {
  very_weak: { text: 'text-redstone', bar: 'bg-redstone' },
  weak: { text: 'text-ember-2', bar: 'bg-ember' },
  medium: { text: 'text-gold', bar: 'bg-gold' },
  strong: { text: 'text-grass', bar: 'bg-grass' },
} as const satisfies Record<Strength, { text: string; bar: string }>;

interface StrengthMeterProps {
  strength: Strength | undefined;
  /** Whether the server rejects the password as common. */
  isCommon: boolean;
}

/** A password's strength as text and blocks. Its space is reserved while there is no estimate. */
export const StrengthMeter = ({ strength, isCommon }: StrengthMeterProps) => {
  const intl = useIntl();
  const domainText = useDomainText();
  const label = intl.formatMessage(messages.label);
  const strengthText = strength && intl.formatMessage(messages[strength]);
  const level = strength ? STRENGTHS.indexOf(strength) + 1 : 0;
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-step-0">
        <span aria-hidden className="text-text-3">
          {label}
        </span>
        <span role="status" className={joinClassNames('font-semibold', strength && TONES[strength].text)}>
          {strengthText && (
            <>
              <span className="sr-only">{`${label}: `}</span>
              <span>{strengthText}</span>
            </>
          )}
        </span>
      </div>
      <div
        className="grid grid-cols-4 gap-1"
        {...(strengthText
          ? {
              role: 'meter',
              'aria-label': label,
              'aria-valuemin': 0,
              'aria-valuemax': STRENGTHS.length,
              'aria-valuenow': level,
              'aria-valuetext': strengthText,
            }
          : { 'aria-hidden': true })}
      >
        {STRENGTHS.map((step, index) => (
          <span
            key={step}
            className={joinClassNames('strength-block', strength && index < level && TONES[strength].bar)}
          />
        ))}
      </div>
      <div role="status" className="empty:-mt-2">
        {isCommon && <p className="text-step-0 text-redstone">{domainText('password_common')}</p>}
      </div>
    </div>
  );
};
