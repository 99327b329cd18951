import { formatReason, getBanText } from '@bigorna/domain/reason-texts/index';
import type { BanReason } from '@bigorna/domain/reject-reasons';
import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Reason } from '#shared/actions/reason-dialog.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';

interface BanPreviewProps {
  reason: Reason<BanReason>;
  /** null for a permanent ban; undefined while no future day is chosen. */
  end: Date | null | undefined;
}

/** The ban as the member reads it. Shown in the current language, sent in the member's language. */
export const BanPreview = ({ reason: { code, text }, end }: BanPreviewProps) => {
  const translate = useTranslate();
  const message = formatReason(code ? getBanText(getCurrentLocale(), code) : undefined, text);
  return (
    <Paper variant="outlined" component="section" aria-label={translate('console.users.ban.preview')} sx={{ p: 1.5 }}>
      <UiText variant="body2" color="textSecondary" text="console.users.ban.preview" />
      <Typography dir="auto" sx={{ my: 0.5, whiteSpace: 'pre-wrap' }}>
        {message || '…'}
      </Typography>
      <Typography variant="body2">
        {end ? (
          <>
            {translate('console.users.ban.until')} <Timestamp at={end.toISOString()} />
          </>
        ) : (
          translate(end === null ? 'console.users.ban.for_ever' : 'console.users.ban.day_needed')
        )}
      </Typography>
    </Paper>
  );
};
