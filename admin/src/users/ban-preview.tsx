import { banText, reasonSaid } from '@bigorna/domain/reason-texts/index';
import type { BanReason } from '@bigorna/domain/reject-reasons';
import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Reason } from '../acts/reason-dialog.tsx';
import { Moment } from '../fields/moment.tsx';
import { currentLocale } from '../i18n/i18n-provider.ts';

interface BanPreviewProps {
  reason: Reason<BanReason>;
  /** Null for never; undefined where it was not chosen yet. */
  end: Date | null | undefined;
}

/** What the banned member will read; here in the reader's language, there in their own. */
export const BanPreview = ({ reason: { code, text }, end }: BanPreviewProps) => {
  const translate = useTranslate();
  const said = reasonSaid(code ? banText(currentLocale(), code) : undefined, text);
  return (
    <Paper variant="outlined" component="section" aria-label={translate('console.users.ban.preview')} sx={{ p: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('console.users.ban.preview')}
      </Typography>
      <Typography dir="auto" sx={{ my: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {said || '…'}
      </Typography>
      <Typography variant="body2">
        {end ? (
          <>
            {translate('console.users.ban.until')} <Moment at={end.toISOString()} />
          </>
        ) : (
          translate(end === null ? 'console.users.ban.for_ever' : 'console.users.ban.day_needed')
        )}
      </Typography>
    </Paper>
  );
};
