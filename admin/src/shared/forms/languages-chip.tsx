import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { Chip, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatLanguageNames, getMissingLanguages, type Translations } from './get-missing-languages.ts';

/** Lists the languages that fall back to Portuguese. Without such languages, shows that the texts are complete. */
export const LanguagesChip = ({ texts }: { texts: readonly (Translations | null | undefined)[] }) => {
  const translate = useTranslate();
  const missing = getMissingLanguages(texts);
  if (missing.length === 0)
    return <Chip size="small" variant="outlined" color="success" label={translate('console.content.complete')} />;
  const codes = missing.map((locale) => locale.slice(0, locale === 'pt-PT' ? 5 : 2)).join(', ');
  return (
    <Tooltip describeChild title={translate('console.content.falls_back', { languages: formatLanguageNames(missing) })}>
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        icon={<TranslateIcon />}
        label={translate('console.content.falls_back', { languages: codes })}
        sx={{ maxWidth: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
    </Tooltip>
  );
};
