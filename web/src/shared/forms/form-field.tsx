import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Field } from '#shared/ui/field.tsx';
import { toFieldText } from './field-text.ts';
import { useLabels } from './labels-context.ts';

interface FormFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** Selects the keyboard that phones show. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoCapitalize?: ComponentProps<'input'>['autoCapitalize'];
  spellCheck?: boolean;
  /** Id of another element that describes the field. */
  describedBy?: string;
  onFocus?: () => void;
  /** Rendered inside the box, at its end. */
  end?: ReactNode;
}

/** A field of the surrounding form, with its label and its error. */
export const FormField = <Values extends FieldValues>({ name, ...rest }: FormFieldProps<Values>) => {
  const text = useDomainText();
  const label = useLabels()[name];
  if (!label) throw new Error(`the form gives no label for ${name}`);
  const { register, getFieldState, getValues, formState } = useFormContext<Values>();
  const { error } = getFieldState(name, formState);
  const errorText = error && toFieldText(text, name, getValues(name), error);
  const isName = rest.autoComplete === 'username';
  return (
    <Field
      {...rest}
      {...register(name)}
      label={label}
      error={errorText}
      {...(isName ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
    />
  );
};
