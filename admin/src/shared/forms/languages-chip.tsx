import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatLanguageNames } from '#shared/i18n/format-language-names.ts';
import { getMissingLanguages, type Translations } from './get-missing-languages.ts';

/** Lists the languages that fall back to Portuguese. Without such languages, shows that the texts are complete. */
export const LanguagesChip = ({ texts }: { texts: readonly (Translations | null | undefined)[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const missing = getMissingLanguages(texts);
  if (missing.length === 0)
    return <Chip size="small" variant="outlined" color="success" label={translate('console.content.complete')} />;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<TranslateIcon />}
      label={translate('console.content.falls_back', { languages: formatLanguageNames(missing, locale) })}
      sx={{ maxWidth: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
};
