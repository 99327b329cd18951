import type { AdminDownloader } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { ListFailure } from '#shared/lists/list-failure.tsx';
import { ListRow, ListRows } from '#shared/lists/list-rows.tsx';

const Row = ({ downloader }: { downloader: AdminDownloader }) => (
  <ListRow
    spacing={{ xs: 0, sm: 2 }}
    sx={{ px: 0, py: 1, borderBottom: 1, borderColor: 'divider', justifyContent: 'space-between' }}
  >
    <Box sx={{ minWidth: 0 }}>
      <PersonLink uid={downloader.id} name={downloader.display_name} /> @{downloader.username}
      {downloader.email ? (
        <Typography variant="body2" color="textSecondary">
          {downloader.email}
        </Typography>
      ) : null}
    </Box>
    <Typography variant="body2" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Timestamp at={downloader.first_at} />
    </Typography>
  </ListRow>
);

/** One page of downloaders, or the loading, empty or error state. */
export const DownloaderRows = () =>
  useListContext().error ? (
    <ListFailure />
  ) : (
    <ListRows<AdminDownloader> empty="console.downloaders.empty">
      {(downloader) => <Row key={downloader.id} downloader={downloader} />}
    </ListRows>
  );
