import type { AdminChangelogEntry } from '@bigorna/domain/endpoints/admin/content';
import { Box, Stack, Typography } from '@mui/material';
import { Link, useListContext } from 'react-admin';
import { LanguagesChip } from '../content/languages-chip.tsx';
import { Moment } from '../fields/moment.tsx';
import { Translated } from '../fields/translated.tsx';
import { LoadingRows } from '../lists/loading-rows.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';

const Entry = ({ entry }: { entry: AdminChangelogEntry }) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    spacing={{ xs: 0.5, sm: 2 }}
    sx={{ listStyle: 'none', p: 2, borderBottom: 2, borderColor: 'divider' }}
  >
    <Box sx={{ width: { sm: 130 }, flex: 'none' }}>
      <Typography variant="h6" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {entry.version}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Moment at={entry.date} dateOnly />
      </Typography>
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link
        to={`/admin/changelog/${encodeURIComponent(entry.id)}`}
        sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere', py: 0.5 }}
      >
        <Translated text={entry.title} />
      </Link>
      <LanguagesChip texts={[entry.title, entry.body]} />
    </Box>
  </Stack>
);

const Entries = () => {
  const { data = [], isPending } = useListContext<AdminChangelogEntry>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.changelog.empty" />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
};

/** What is new on the site, newest first. */
export const ChangelogList = () => (
  <StaffList sort={{ field: 'date', order: 'DESC' }} creates>
    <Entries />
  </StaffList>
);
