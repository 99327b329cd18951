import { TriangleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { defineMessage } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { toFieldText } from './field-text.ts';
import { useLabels } from './labels-context.ts';

const heading = defineMessage<{ readonly count: number }>({
  id: 'account.summary',
  defaultMessage:
    '{count, plural, one {Há um campo para corrigir} many {Há # campos para corrigir} other {Há # campos para corrigir}}',
});

const entry = defineMessage<{ readonly label: string; readonly problem: string }>({
  id: 'account.summaryEntry',
  defaultMessage: '{label}: {problem}',
});

/** Error summary above a form: a button to focus each invalid field, or the failure of the whole form. */
export const ErrorSummary = () => {
  const text = useDomainText();
  const labels = useLabels();
  const { formState, getFieldState, getValues, setFocus } = useFormContext();
  const invalidFields = Object.entries(labels).flatMap(([name, label = name]) => {
    const { error } = getFieldState(name, formState);
    return error ? [{ name, label, problem: toFieldText(text, name, getValues(name), error) }] : [];
  });
  const failure = formState.errors.root?.message;
  if (formState.submitCount === 0 || (invalidFields.length === 0 && !failure)) return null;
  return (
    <div className="panel grid gap-2 bg-redstone-soft" role="alert">
      <p className="flex items-center gap-2 font-semibold text-redstone">
        <TriangleAlert aria-hidden size={18} className="flex-none" />
        <span>{failure ?? translate(heading, { count: invalidFields.length })}</span>
      </p>
      {!failure && (
        <ul className="grid gap-1">
          {invalidFields.map(({ name, label, problem }) => (
            <li key={name}>
              <button type="button" className="min-h-6 text-left underline" onClick={() => setFocus(name)}>
                {translate(entry, { label, problem })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
