import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '@bigorna/domain/locales';
import { formatReason, REASON_TEXTS } from '@bigorna/domain/reason-texts/index';
import type { RejectReason } from '@bigorna/domain/reject-reasons';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

/** The rejection as the author reads it, in each language. The policy's text is sent in the author's language. */
export const RejectionPreview = ({ code, text }: { code: RejectReason | null; text: string }) => {
  const translate = useTranslate();
  const [uiLocale] = useLocaleState();
  const [locale, setLocale] = useState<Locale>(isLocale(uiLocale) ? uiLocale : FALLBACK_LOCALE);
  const message = formatReason(code ? REASON_TEXTS[locale].reject[code] : undefined, text);
  if (message === '') return null;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 2 }}>
      <TextField
        select
        label={translate('console.mods.reject.preview')}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
      >
        {LOCALES.map((language) => (
          <MenuItem key={language} value={language}>
            {new Intl.DisplayNames([uiLocale], { type: 'language' }).of(language)}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" lang={locale} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {message}
      </Typography>
    </Box>
  );
};
