import { useId, useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { RuleList } from './rule-list.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useStrength } from './use-strength.ts';

interface NewPasswordFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** Other form fields about the password's owner, such as the e-mail. */
  about?: readonly FieldPath<Values>[];
  /** Other known facts about the password's owner. */
  known?: readonly string[];
}

const NO_FACTS: readonly string[] = [];

/**
 * A field for a new password, inside a `FormProvider`, with rule list and strength meter. The estimator loads when the
 * field is first used; the rules work without the estimator.
 */
export const NewPasswordField = <Values extends FieldValues>({
  name,
  about = [],
  known = NO_FACTS,
}: NewPasswordFieldProps<Values>) => {
  const rulesId = useId();
  const [isUsed, setUsed] = useState(false);
  const { control } = useFormContext<Values>();
  const [password, ...ownerValues] = useWatch({ control, name: [name, ...about] }).map((value) => String(value ?? ''));
  const newPassword = password ?? '';
  const estimate = useStrength(newPassword, [...ownerValues, ...known], isUsed || newPassword !== '');
  return (
    <div className="grid gap-3">
      <PasswordField<Values>
        name={name}
        autoComplete="new-password"
        describedBy={rulesId}
        onFocus={() => setUsed(true)}
      />
      <RuleList id={rulesId} password={newPassword} />
      <StrengthMeter strength={estimate?.strength} isCommon={estimate?.isCommon === true} />
    </div>
  );
};
