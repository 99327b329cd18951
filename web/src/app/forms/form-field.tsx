import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Field } from '#ui/field.tsx';
import { fieldText } from './field-text.ts';

interface FormFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** The id of what else describes the field. */
  describedBy?: string;
  onFocus?: () => void;
  /** Something inside the box at its end. */
  end?: ReactNode;
}

/** A field of the form around it, with what is wrong with it. */
export const FormField = <Values extends FieldValues>({ name, ...rest }: FormFieldProps<Values>) => {
  const text = useDomainText();
  const { register, getFieldState, getValues, formState } = useFormContext<Values>();
  const { error } = getFieldState(name, formState);
  const said = error && fieldText(text, name, getValues(name), error);
  const isName = rest.autoComplete === 'username';
  return (
    <Field
      {...rest}
      {...register(name)}
      error={said}
      {...(isName ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
    />
  );
};
