import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs';
import { Box, Stack, Typography } from '@mui/material';
import { Hash } from '../fields/hash.tsx';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { UnblockButton } from './unblock-button.tsx';

const SHA256_LENGTH = 64;

/** What is told of why it was blocked; a take-down names a file by its reason, which is said once. */
const reasonOf = ({ name, reason }: AdminBlockedFile): string | null => (reason === name ? null : reason);

/** A blocked file: its hash, what it is, who blocked it when and why. */
export const BlockedFileRow = ({ file }: { file: AdminBlockedFile }) => {
  const reason = reasonOf(file);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 0.5, sm: 2 }}
      sx={{ listStyle: 'none', p: 2, borderBottom: 2, borderColor: 'divider', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="body2" component="div">
          {file.id.length === SHA256_LENGTH ? 'SHA-256' : 'SHA-512'} <Hash value={file.id} short />
        </Typography>
        {reason ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {reason}
          </Typography>
        ) : null}
        <Typography variant="body2" color="textSecondary" component="div">
          <PersonLink uid={file.blocked_by?.id} name={file.blocked_by?.name} /> · <Moment at={file.created_at} />
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <HistoryButton resource="blocked-files" about={`blocked_files/${file.id}`} />
        <UnblockButton file={file} />
      </Stack>
    </Stack>
  );
};
