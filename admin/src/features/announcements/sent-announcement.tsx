import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content.schemas';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useEditContext, useLocaleState, useTranslate } from 'react-admin';
import { Person } from '#shared/fields/person.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { AnnouncementState } from './announcement-state.tsx';

/** Poll interval of the progress. */
const POLL_MS = 2000;

const useProgress = ({ sending }: AdminAnnouncement): void => {
  const { refetch } = useEditContext();
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [sending, refetch]);
};

/** A sent announcement with its progress. Read-only. */
export const SentAnnouncement = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { told: toldCount, sending, sent_at, sent_by, text, path } = announcement;
  useProgress(announcement);
  const key = sending ? 'told_so_far' : 'told';
  const description = translate(`console.announcements.${key}`, { smart_count: toldCount }).replace(
    String(toldCount),
    new Intl.NumberFormat(locale).format(toldCount),
  );
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 3 }, maxWidth: 640 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AnnouncementState announcement={announcement} />
        <Typography component="p" role="status" sx={{ fontWeight: 700 }}>
          {description}
        </Typography>
      </Stack>
      {sending ? (
        <>
          <LinearProgress aria-label={translate('console.announcements.states.sending')} />
          <UiText variant="body2" color="textSecondary" text="console.announcements.sending" />
        </>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {translate('resources.announcements.fields.sent_by')} {sent_by ? <Person uid={sent_by} /> : null} ·{' '}
        <Timestamp at={sent_at} />
      </Typography>
      <AnnouncementPreview text={text} path={path} />
    </Stack>
  );
};
