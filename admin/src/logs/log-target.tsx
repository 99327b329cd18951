import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import { Box } from '@mui/material';
import { Link } from 'react-admin';
import { recordAddress } from './record-address.ts';

/** What an entry is about, by name where it still has one, leading to it. */
export const LogTarget = ({ entry }: { entry: LogCard }) => {
  const address = recordAddress(entry.target);
  const name = entry.target_name ?? entry.target;
  const shown = entry.target_name ? name : <code>{name}</code>;
  return address ? (
    <Link to={address} sx={{ overflowWrap: 'anywhere' }}>
      {shown}
    </Link>
  ) : (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {shown}
    </Box>
  );
};
