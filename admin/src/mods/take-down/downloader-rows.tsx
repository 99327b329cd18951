import type { AdminDownloader } from '@bigorna/domain/endpoints/admin/take-downs';
import { Box, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Moment } from '../../fields/moment.tsx';
import { PersonLink } from '../../fields/person-link.tsx';
import { ListFailure } from '../../lists/list-failure.tsx';
import { LoadingRows } from '../../lists/loading-rows.tsx';
import { NoRows } from '../../lists/no-rows.tsx';

const Row = ({ one }: { one: AdminDownloader }) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    spacing={{ xs: 0, sm: 2 }}
    sx={{ listStyle: 'none', py: 1, borderBottom: 1, borderColor: 'divider', justifyContent: 'space-between' }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <PersonLink uid={one.id} name={one.display_name} /> @{one.username}
      {one.email ? (
        <Typography variant="body2" color="textSecondary">
          {one.email}
        </Typography>
      ) : null}
    </Box>
    <Typography variant="body2" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Moment at={one.first_at} />
    </Typography>
  </Stack>
);

/** The list's page, why there is none, or that it is on its way. */
export const DownloaderRows = () => {
  const { data = [], isPending, error } = useListContext<AdminDownloader>();
  if (error) return <ListFailure />;
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.downloaders.empty" />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </Box>
  );
};
