import { useId } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { defineMessage } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import { toFieldText } from './field-text.ts';

const counter = defineMessage<{ readonly count: number; readonly max: number }>({
  id: 'forms.counter',
  defaultMessage: '{count, number} de {max, number} caracteres',
});

interface TextAreaFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  rows?: number;
  /** Maximum length. Longer text can be typed and is then reported as an error. */
  max: number;
  /** Allows typing while the form is being sent. Only for forms that do not lose this text. */
  keepsTyping?: boolean;
}

/** A multi-line field of the surrounding form, with its error and a character counter. */
export const TextAreaField = <Values extends FieldValues>(props: TextAreaFieldProps<Values>) => {
  const { name, label, hint, rows = 4, max, keepsTyping = false } = props;
  const id = useId();
  const text = useDomainText();
  const { register, getFieldState, getValues, formState, control } = useFormContext<Values>();
  const value = String(useWatch({ control, name }) ?? '');
  const { error } = getFieldState(name, formState);
  // A server knows no draft.
  const count = useIsHydrated() ? value.trim().length : 0;
  const described = joinClassNames(Boolean(hint) && `${id}-hint`, `${id}-count`, Boolean(error) && `${id}-error`);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <textarea
          {...register(name)}
          id={id}
          rows={rows}
          readOnly={formState.isSubmitting && !keepsTyping}
          className="py-3"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        {hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
        <p id={`${id}-count`} className={joinClassNames('ml-auto', count > max ? 'field-error' : 'field-hint')}>
          {translate(counter, { count, max })}
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {toFieldText(text, name, getValues(name), error)}
        </p>
      )}
    </div>
  );
};
