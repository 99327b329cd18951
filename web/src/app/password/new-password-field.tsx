import { type ReactNode, useId, useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '../forms/password-field.tsx';
import { RuleList } from './rule-list.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useStrength } from './use-strength.ts';

interface NewPasswordFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: ReactNode;
  /** Other fields of the form that tell of the password's owner, such as their e-mail. */
  about?: readonly FieldPath<Values>[];
  /** What else is known of the owner. */
  known?: readonly string[];
}

const NOBODY: readonly string[] = [];

/**
 * A field for a new password, inside a `FormProvider`: what it must have, ticked off as it is typed, and how strong it
 * is. The estimator is loaded when the field is first used; the rules do without it.
 */
export const NewPasswordField = <Values extends FieldValues>({
  name,
  label,
  about = [],
  known = NOBODY,
}: NewPasswordFieldProps<Values>) => {
  const rulesId = useId();
  const [isUsed, setUsed] = useState(false);
  const { control } = useFormContext<Values>();
  const [password, ...told] = useWatch({ control, name: [name, ...about] }).map((value) => String(value ?? ''));
  const typed = password ?? '';
  const estimate = useStrength(typed, [...told, ...known], isUsed || typed !== '');
  return (
    <div className="grid gap-3">
      <PasswordField<Values>
        name={name}
        label={label}
        autoComplete="new-password"
        describedBy={rulesId}
        onFocus={() => setUsed(true)}
      />
      <RuleList id={rulesId} password={typed} />
      <StrengthMeter strength={estimate?.strength} isCommon={estimate?.isCommon === true} />
    </div>
  );
};
