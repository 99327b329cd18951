import { LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { maxLength, required, TextInput, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Markdown } from '../fields/markdown.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

interface TranslatedInputProps {
  source: string;
  label: string;
  multiline?: boolean;
  max: number;
  /** What the text is for, said once above all languages. */
  help?: string;
  /** Shows below how the text will look. */
  markdown?: boolean;
}

const REQUIRED = [required()];

interface TabNameProps {
  locale: Locale;
  nativeName: string;
  written: boolean;
  failed: boolean;
}

const TabName = ({ locale, nativeName, written, failed }: TabNameProps) => (
  <span>
    {locale}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      {nativeName}
    </Box>
    <span aria-hidden="true">{failed ? ' ⚠' : written ? ' ●' : ''}</span>
  </span>
);

/** A text in six languages, a tab each. Portuguese is needed; a language left empty is read in Portuguese. */
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
  const [shown, setShown] = useState<Locale>('pt-BR');
  // In a list of such texts the source is that of the line.
  const field = useWrappedSource(source);
  // The errors alone: who follows more of the form is drawn anew for each field that is being validated.
  const { errors } = useFormState({ name: field });
  const texts: Partial<Record<Locale, string | null>> = useWatch({ name: field }) ?? {};
  const fails = (locale: Locale) => get(errors, `${field}.${locale}`) !== undefined;
  const name = translate(label, { _: label });
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Typography component="span" id={`${id}-label`} variant="body2" color="textSecondary">
        {name}
      </Typography>
      {help ? (
        <Typography variant="body2" color="textSecondary">
          {translate(help)}
        </Typography>
      ) : null}
      <Tabs
        value={shown}
        onChange={(_event, locale: Locale) => setShown(locale)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={translate('console.input.translations', { label: name })}
        sx={{ minHeight: 36 }}
      >
        {LOCALE_OPTIONS.map(({ code, nativeName }) => (
          <Tab
            key={code}
            value={code}
            id={`${id}-tab-${code}`}
            aria-controls={`${id}-${code}`}
            label={
              <TabName locale={code} nativeName={nativeName} written={Boolean(texts[code])} failed={fails(code)} />
            }
            sx={{ minHeight: 36, minWidth: 64, px: 1.5, color: fails(code) ? 'error.main' : undefined }}
          />
        ))}
      </Tabs>
      {LOCALE_OPTIONS.map(({ code, nativeName }) => (
        <div
          key={code}
          role="tabpanel"
          id={`${id}-${code}`}
          aria-labelledby={`${id}-tab-${code}`}
          hidden={shown !== code}
        >
          <TextInput
            source={`${source}.${code}`}
            label={`${name} · ${nativeName}`}
            validate={code === 'pt-BR' ? [...REQUIRED, maxLength(max)] : maxLength(max)}
            multiline={multiline}
            {...(multiline ? { minRows: 4, maxRows: 16 } : {})}
            fullWidth
            slotProps={{ htmlInput: { lang: code, maxLength: max } }}
            helperText={
              texts[code]
                ? translate('console.input.left', { count: texts[code].length, max })
                : code === 'pt-BR'
                  ? ' '
                  : translate('console.input.missing')
            }
          />
        </div>
      ))}
      {markdown && texts[shown] ? (
        <Box lang={shown} sx={{ border: 1, borderColor: 'divider', px: 2, py: 1, mb: 2 }}>
          <Markdown text={texts[shown]} />
        </Box>
      ) : null}
    </Box>
  );
};
