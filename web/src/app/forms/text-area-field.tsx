import { useId } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { fieldText } from './field-text.ts';

const counter = defineMessage<{ readonly count: number; readonly max: number }>({
  id: 'forms.counter',
  defaultMessage: '{count, number} de {max, number} caracteres',
});

interface TextAreaFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  rows?: number;
  /** How long the text may be; more can be typed, and is then complained of. */
  max: number;
  /** The form keeps what is typed while it is being sent. Elsewhere that would be neither sent nor kept: the text stays as it is. */
  keepsTyping?: boolean;
}

/** A text of several lines in the form around it, with what is wrong with it and how long it is. */
export const TextAreaField = <Values extends FieldValues>(props: TextAreaFieldProps<Values>) => {
  const { name, label, hint, rows = 4, max, keepsTyping = false } = props;
  const id = useId();
  const text = useDomainText();
  const { register, getFieldState, getValues, formState, control } = useFormContext<Values>();
  const typed = String(useWatch({ control, name }) ?? '');
  const { error } = getFieldState(name, formState);
  const count = typed.trim().length;
  const described = classNames(Boolean(hint) && `${id}-hint`, `${id}-count`, Boolean(error) && `${id}-error`);
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
        <p id={`${id}-count`} className={classNames('ml-auto', count > max ? 'field-error' : 'field-hint')}>
          <FormattedMessage {...counter} values={{ count, max }} />
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {fieldText(text, name, getValues(name), error)}
        </p>
      )}
    </div>
  );
};
