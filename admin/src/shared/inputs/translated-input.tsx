import { LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { maxLength, required, TextInput, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Markdown } from '#shared/fields/markdown.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LanguageTabs } from './language-tabs.tsx';

interface TranslatedInputProps {
  source: string;
  label: string;
  multiline?: boolean;
  max: number;
  /** Help text, shown once above all languages. */
  help?: string;
  /** Shows a Markdown preview below. */
  markdown?: boolean;
}

const REQUIRED = [required()];

// CSS grows the text area with its text. MUI's text area measures its text, which makes a form with many texts slow.
const MULTILINE = {
  multiline: true,
  rows: 4,
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '4lh', maxHeight: '16lh', resize: 'vertical' } },
};

/** A text in six languages, one tab each. Only Portuguese is required: empty languages fall back to Portuguese. */
export const TranslatedInput = ({
  source,
  label,
  multiline = false,
  max,
  help,
  markdown = false,
}: TranslatedInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const [selected, setSelected] = useState<Locale>('pt-BR');
  // Inside an array input, the source includes the line's index.
  const field = useWrappedSource(source);
  // Subscribes only to the errors of this field. Otherwise the validation of any field would rerender this input.
  const { errors } = useFormState({ name: field });
  const texts: Partial<Record<Locale, string | null>> = useWatch({ name: field }) ?? {};
  const hasFieldError = (locale: Locale) => get(errors, `${field}.${locale}`) !== undefined;
  // Shows the first language with an error when the form finds one.
  const wrong = LOCALE_OPTIONS.find(({ code }) => hasFieldError(code))?.code;
  const [shownWrong, setShownWrong] = useState(wrong);
  if (wrong !== shownWrong) {
    setShownWrong(wrong);
    if (wrong !== undefined && !hasFieldError(selected)) setSelected(wrong);
  }
  const name = translate(label, { _: label });
  const nativeName = LOCALE_OPTIONS.find(({ code }) => code === selected)?.nativeName ?? selected;
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Typography component="span" id={`${id}-label`} variant="body2" color="textSecondary">
        {name}
      </Typography>
      {help ? <UiText variant="body2" color="textSecondary" text={help} /> : null}
      <LanguageTabs
        id={id}
        label={translate('console.input.translations', { label: name })}
        selected={selected}
        onSelect={setSelected}
        getMark={(locale) => (hasFieldError(locale) ? 'wrong' : texts[locale] ? 'filled' : undefined)}
      />
      {/* Only one language is rendered: six inputs per text would make a long form slow. The form keeps all texts. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        <TextInput
          key={selected}
          source={`${source}.${selected}`}
          label={`${name} · ${nativeName}`}
          validate={selected === 'pt-BR' ? [...REQUIRED, maxLength(max)] : maxLength(max)}
          {...(multiline ? MULTILINE : {})}
          slotProps={{
            htmlInput: { lang: selected, maxLength: max },
            input: multiline ? { inputComponent: 'textarea' } : {},
          }}
          helperText={
            texts[selected]
              ? translate('console.input.left', { count: texts[selected].length, max })
              : selected === 'pt-BR'
                ? ' '
                : translate('console.input.missing')
          }
        />
      </div>
      {markdown && texts[selected] ? (
        <Box lang={selected} sx={{ border: 1, borderColor: 'divider', px: 2, py: 1, mb: 2 }}>
          <Markdown text={texts[selected]} />
        </Box>
      ) : null}
    </Box>
  );
};
