import { defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { classNames } from '#ui/class-names.ts';
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
  /** It will be refused, as one of those that are tried first. */
  isCommon: boolean;
}

/** The strength of a password, as a word and as blocks; its place is kept while there is none to tell. */
export const StrengthMeter = ({ strength, isCommon }: StrengthMeterProps) => {
  const intl = useIntl();
  const domainText = useDomainText();
  const label = intl.formatMessage(messages.label);
  const said = strength && intl.formatMessage(messages[strength]);
  const level = strength ? STRENGTHS.indexOf(strength) + 1 : 0;
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-step-0">
        <span aria-hidden className="text-text-3">
          {label}
        </span>
        <span role="status" className={classNames('font-semibold', strength && TONES[strength].text)}>
          {said && (
            <>
              <span className="sr-only">{`${label}: `}</span>
              {said}
            </>
          )}
        </span>
      </div>
      <div
        className="grid grid-cols-4 gap-1"
        {...(said
          ? {
              role: 'meter',
              'aria-label': label,
              'aria-valuemin': 0,
              'aria-valuemax': STRENGTHS.length,
              'aria-valuenow': level,
              'aria-valuetext': said,
            }
          : { 'aria-hidden': true })}
      >
        {STRENGTHS.map((step, index) => (
          <span key={step} className={classNames('strength-block', strength && index < level && TONES[strength].bar)} />
        ))}
      </div>
      <div role="status" className="empty:-mt-2">
        {isCommon && <p className="text-step-0 text-redstone">{domainText('password_common')}</p>}
      </div>
    </div>
  );
};
