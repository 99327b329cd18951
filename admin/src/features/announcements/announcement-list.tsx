import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { Translated } from '#shared/fields/translated.tsx';
import { LanguagesChip } from '#shared/forms/languages-chip.tsx';
import { ListRow, ListRows } from '#shared/lists/list-rows.tsx';
import { RowLink } from '#shared/lists/row-link.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { AnnouncementState } from './announcement-state.tsx';

const Line = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const { id, text, sent_at, created_at, sending, told: toldCount } = announcement;
  return (
    <ListRow direction="column" spacing={1}>
      <RowLink to={`/admin/announcements/${encodeURIComponent(id)}`} sx={{ py: 0.5 }}>
        <Translated text={text} />
      </RowLink>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AnnouncementState announcement={announcement} />
        {sent_at === null ? <LanguagesChip texts={[text]} /> : null}
        <Typography variant="body2" color="textSecondary">
          <Timestamp at={sent_at ?? created_at} />
          {sent_at === null
            ? ''
            : ` · ${translate(`console.announcements.${sending ? 'told_so_far' : 'told'}`, { smart_count: toldCount })}`}
        </Typography>
      </Stack>
    </ListRow>
  );
};

/** Announcements to members, newest first. */
export const AnnouncementList = () => (
  <StaffList sort={{ field: 'created_at', order: 'DESC' }} canCreate>
    <ListRows<AdminAnnouncement> empty="console.announcements.empty">
      {(announcement) => <Line key={announcement.id} announcement={announcement} />}
    </ListRows>
  </StaffList>
);
