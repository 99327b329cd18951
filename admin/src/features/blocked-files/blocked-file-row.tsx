import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { Box, Stack, Typography } from '@mui/material';
import { Hash } from '#shared/fields/hash.tsx';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { HistoryButton } from '#shared/history/history-button.tsx';
import { ListRow } from '#shared/lists/list-rows.tsx';
import { TakeDownFileButton } from './take-down-file-button.tsx';
import { UnblockButton } from './unblock-button.tsx';

const SHA256_LENGTH = 64;

/** Reason of a block; null if the reason equals the name. A take-down uses its reason as the file's name. */
const getReason = ({ name, reason }: AdminBlockedFile): string | null => (reason === name ? null : reason);

/** A blocked file: hash, name, staff member, date and reason. */
export const BlockedFileRow = ({ file }: { file: AdminBlockedFile }) => {
  const reason = getReason(file);
  return (
    <ListRow sx={{ alignItems: { sm: 'center' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {file.name}
        </Typography>
        <Typography variant="body2" component="div">
          {file.id.length === SHA256_LENGTH ? 'SHA-256' : 'SHA-512'} <Hash value={file.id} short />
        </Typography>
        {reason ? (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {reason}
          </Typography>
        ) : null}
        <Typography variant="body2" color="textSecondary" component="div">
          <PersonLink uid={file.blocked_by?.id} name={file.blocked_by?.name} /> · <Timestamp at={file.created_at} />
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <HistoryButton about={`blocked_files/${file.id}`} />
        <TakeDownFileButton file={file} />
        <UnblockButton file={file} />
      </Stack>
    </ListRow>
  );
};
