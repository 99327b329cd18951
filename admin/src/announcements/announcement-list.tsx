import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import { Box, Stack, Typography } from '@mui/material';
import { Link, useListContext, useTranslate } from 'react-admin';
import { LanguagesChip } from '../content/languages-chip.tsx';
import { Moment } from '../fields/moment.tsx';
import { Translated } from '../fields/translated.tsx';
import { LoadingRows } from '../lists/loading-rows.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { AnnouncementState } from './announcement-state.tsx';

const Line = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const { id, text, sent_at, created_at, sending, told } = announcement;
  return (
    <Stack component="li" spacing={1} sx={{ listStyle: 'none', p: 2, borderBottom: 2, borderColor: 'divider' }}>
      <Link
        to={`/admin/announcements/${encodeURIComponent(id)}`}
        sx={{ fontWeight: 700, overflowWrap: 'anywhere', py: 0.5 }}
      >
        <Translated text={text} />
      </Link>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AnnouncementState announcement={announcement} />
        {sent_at === null ? <LanguagesChip texts={[text]} /> : null}
        <Typography variant="body2" color="textSecondary">
          <Moment at={sent_at ?? created_at} />
          {sent_at === null
            ? ''
            : ` · ${translate(`console.announcements.${sending ? 'told_so_far' : 'told'}`, { smart_count: told })}`}
        </Typography>
      </Stack>
    </Stack>
  );
};

const Lines = () => {
  const { data = [], isPending } = useListContext<AdminAnnouncement>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.announcements.empty" />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((announcement) => (
        <Line key={announcement.id} announcement={announcement} />
      ))}
    </Box>
  );
};

/** What members were or will be told, newest first. */
export const AnnouncementList = () => (
  <StaffList sort={{ field: 'created_at', order: 'DESC' }} creates>
    <Lines />
  </StaffList>
);
