import { FALLBACK_LOCALE, LOCALE_OPTIONS } from '@bigorna/domain/locales';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { getTranslation, type Translations } from '#shared/forms/get-missing-languages.ts';

interface AnnouncementPreviewProps {
  text: Translations | undefined;
  path: string | null | undefined;
}

/** The notification as members see it, in each of the six languages. */
export const AnnouncementPreview = ({ text, path }: AnnouncementPreviewProps) => {
  const translate = useTranslate();
  if (getTranslation(text, FALLBACK_LOCALE) === '')
    return <Typography color="textSecondary">{translate('console.announcements.preview_empty')}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
      {LOCALE_OPTIONS.map(({ code, nativeName }) => {
        const isCurrentLocale = Boolean(text?.[code]?.trim());
        return (
          <Box component="li" key={code} sx={{ listStyle: 'none', minWidth: 0 }}>
            <Typography variant="caption" color="textSecondary" component="p">
              {nativeName}
              {isCurrentLocale ? '' : ` · ${translate('console.announcements.falls_back')}`}
            </Typography>
            <Stack
              direction="row"
              spacing={1.5}
              sx={{
                p: 1.5,
                bgcolor: 'background.default',
                border: 2,
                borderColor: 'divider',
                opacity: isCurrentLocale ? 1 : 0.85,
              }}
            >
              <NotificationsIcon color="primary" aria-hidden />
              <Box sx={{ minWidth: 0 }}>
                <Typography lang={isCurrentLocale ? code : FALLBACK_LOCALE} sx={{ whiteSpace: 'pre-wrap' }}>
                  {getTranslation(text, code)}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="p">
                  {translate('console.announcements.now')} ·{' '}
                  <strong>{translate('console.announcements.unread')}</strong>
                </Typography>
              </Box>
            </Stack>
          </Box>
        );
      })}
      <Typography component="li" variant="body2" color="textSecondary" sx={{ listStyle: 'none' }}>
        {path
          ? translate('console.announcements.leads_to', { path })
          : translate('console.announcements.leads_nowhere')}
      </Typography>
    </Stack>
  );
};
