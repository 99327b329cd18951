import type { AdminChangelogEntry } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box, Typography } from '@mui/material';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { Translated } from '#shared/fields/translated.tsx';
import { LanguagesChip } from '#shared/forms/languages-chip.tsx';
import { ListRow, ListRows } from '#shared/lists/list-rows.tsx';
import { RowLink } from '#shared/lists/row-link.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';

const Entry = ({ entry }: { entry: AdminChangelogEntry }) => (
  <ListRow>
    <Box sx={{ width: { sm: 130 }, flex: 'none' }}>
      <Typography variant="h6" component="span" sx={{ display: 'block' }}>
        {entry.version}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Timestamp at={entry.date} dateOnly />
      </Typography>
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <RowLink to={`/admin/changelog/${encodeURIComponent(entry.id)}`} sx={{ display: 'block', py: 0.5 }}>
        <Translated text={entry.title} />
      </RowLink>
      <LanguagesChip texts={[entry.title, entry.body]} />
    </Box>
  </ListRow>
);

/** Site changelog, newest first. */
export const ChangelogList = () => (
  <StaffList sort={{ field: 'date', order: 'DESC' }} canCreate>
    <ListRows<AdminChangelogEntry> empty="console.changelog.empty">
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </ListRows>
  </StaffList>
);
