import { TriangleAlert } from 'lucide-react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { fieldText } from './field-text.ts';

const heading = defineMessage<{ readonly count: number }>({
  id: 'account.summary',
  defaultMessage:
    '{count, plural, one {Há um campo para corrigir} many {Há # campos para corrigir} other {Há # campos para corrigir}}',
});

const entry = defineMessage<{ readonly label: string; readonly problem: string }>({
  id: 'account.summaryEntry',
  defaultMessage: '{label}: {problem}',
});

interface ErrorSummaryProps<Values extends FieldValues> {
  /** The form's fields in their order, with their labels. */
  labels: readonly (readonly [FieldPath<Values>, string])[];
}

/** What is wrong with the form, above it: one entry a field, leading to it, or the failure of the whole. */
export const ErrorSummary = <Values extends FieldValues>({ labels }: ErrorSummaryProps<Values>) => {
  const text = useDomainText();
  const { formState, getFieldState, getValues, setFocus } = useFormContext<Values>();
  const wrong = labels.flatMap(([name, label]) => {
    const { error } = getFieldState(name, formState);
    return error ? [{ name, label, said: fieldText(text, name, getValues(name), error) }] : [];
  });
  const failure = formState.errors.root?.message;
  if (formState.submitCount === 0 || (wrong.length === 0 && !failure)) return null;
  return (
    <div className="panel grid gap-2 bg-redstone-soft" role="alert">
      <p className="flex items-center gap-2 font-semibold text-redstone">
        <TriangleAlert aria-hidden size={18} className="flex-none" />
        <span>{failure ?? <FormattedMessage {...heading} values={{ count: wrong.length }} />}</span>
      </p>
      {!failure && (
        <ul className="grid gap-1">
          {wrong.map(({ name, label, said }) => (
            <li key={name}>
              <button type="button" className="min-h-6 text-left underline" onClick={() => setFocus(name)}>
                <FormattedMessage {...entry} values={{ label, problem: said }} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
