import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useEditContext, useLocaleState, useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { AnnouncementState } from './announcement-state.tsx';

/** How often a page looks how far the sending has come. */
const LOOK_MS = 2000;

const useProgress = ({ sending }: AdminAnnouncement): void => {
  const { refetch } = useEditContext();
  useEffect(() => {
    if (!sending) return;
    const looking = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(looking);
  }, [sending, refetch]);
};

/** What was sent, to how many so far, by whom; it changes no more. */
export const SentAnnouncement = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { told, sending, sent_at, sent_by, text, path } = announcement;
  useProgress(announcement);
  const key = sending ? 'told_so_far' : 'told';
  const said = translate(`console.announcements.${key}`, { smart_count: told }).replace(
    String(told),
    new Intl.NumberFormat(locale).format(told),
  );
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 3 }, maxWidth: 640 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AnnouncementState announcement={announcement} />
        <Typography component="p" role="status" sx={{ fontWeight: 700 }}>
          {said}
        </Typography>
      </Stack>
      {sending ? (
        <>
          <LinearProgress aria-label={translate('console.announcements.states.sending')} />
          <Typography variant="body2" color="textSecondary">
            {translate('console.announcements.sending')}
          </Typography>
        </>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {translate('console.announcements.sent_by')} <PersonLink uid={sent_by} /> · <Moment at={sent_at} />
      </Typography>
      <AnnouncementPreview text={text} path={path} />
    </Stack>
  );
};
