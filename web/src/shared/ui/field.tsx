import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of another element that describes the field. */
  describedBy?: string | undefined;
  /** Rendered inside the box at its end, such as a show-password button. */
  end?: ReactNode;
}

/** A labeled text input with hint and error, linked for assistive technology. */
export const Field = ({ label, hint, error, describedBy, end, className, ...input }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = joinClassNames(Boolean(hint) && hintId, Boolean(error) && errorId, describedBy);
  return (
    <div className={joinClassNames('field', className)}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};
