import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '@bigorna/domain/locales';
import { REASON_TEXTS, reasonSaid } from '@bigorna/domain/reason-texts/index';
import type { RejectReason } from '@bigorna/domain/reject-reasons';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

interface RejectionPreviewProps {
  code: RejectReason | null;
  words: string;
}

/** What the maker of the mod will read, in each of the portal's languages: the policy's text is sent in theirs. */
export const RejectionPreview = ({ code, words }: RejectionPreviewProps) => {
  const translate = useTranslate();
  const [reading] = useLocaleState();
  const [locale, setLocale] = useState<Locale>(isLocale(reading) ? reading : FALLBACK_LOCALE);
  const said = reasonSaid(code ? REASON_TEXTS[locale].reject[code] : undefined, words);
  if (said === '') return null;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 2 }}>
      <TextField
        select
        size="small"
        variant="standard"
        label={translate('console.mods.reject.preview')}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
      >
        {LOCALES.map((one) => (
          <MenuItem key={one} value={one}>
            {new Intl.DisplayNames([reading], { type: 'language' }).of(one)}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" lang={locale} sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </Box>
  );
};
