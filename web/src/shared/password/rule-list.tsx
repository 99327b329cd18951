import { PASSWORD } from '@bigorna/domain/limits';
import { PASSWORD_RULES, type PasswordRule } from '@bigorna/domain/password-rules';
import { Check, Square } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';

const length = defineMessage<{ readonly min: number }>({
  id: 'passwordRule.length',
  defaultMessage: '{min} ou mais caracteres',
});
const messages = defineMessages({
  upper: { id: 'passwordRule.upper', defaultMessage: 'Letra maiúscula' },
  lower: { id: 'passwordRule.lower', defaultMessage: 'Letra minúscula' },
  digit: { id: 'passwordRule.digit', defaultMessage: 'Número' },
  met: { id: 'passwordRule.met', defaultMessage: 'Já tem:' },
  missing: { id: 'passwordRule.missing', defaultMessage: 'Falta:' },
});

const ORDER = ['length', 'upper', 'lower', 'digit'] as const satisfies readonly PasswordRule[];

interface RuleListProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  password: string;
}

/** Checklist of the password rules, updated while typing. */
export const RuleList = ({ id, password }: RuleListProps) => {
  const intl = useIntl();
  return (
    <ul id={id} className="grid gap-x-4 gap-y-1 text-step-0 min-[22rem]:grid-cols-2">
      {ORDER.map((rule) => {
        const isMet = PASSWORD_RULES[rule](password);
        const Icon = isMet ? Check : Square;
        return (
          <li key={rule} className={joinClassNames('flex items-center gap-2', isMet ? 'text-grass' : 'text-text-2')}>
            <Icon aria-hidden size={16} className="flex-none" />
            <span>
              <span className="sr-only">{`${intl.formatMessage(isMet ? messages.met : messages.missing)} `}</span>
              {rule === 'length' ? translate(length, { min: PASSWORD.min }) : translate(messages[rule])}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
