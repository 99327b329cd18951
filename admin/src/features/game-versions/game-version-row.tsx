import type { AdminGameVersion } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import { Stack, Typography } from '@mui/material';
import { HistoryButton } from '#shared/history/history-button.tsx';
import { ListRow } from '#shared/lists/list-rows.tsx';
import { RemoveVersionButton } from './remove-version-button.tsx';

/** An offered game version, with its history and a button to remove it. */
export const GameVersionRow = ({ version }: { version: AdminGameVersion }) => (
  <ListRow sx={{ alignItems: { sm: 'center' }, py: 1 }}>
    <Typography component="span" sx={{ flex: 1, fontWeight: 700 }}>
      {version.version}
    </Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <HistoryButton about={`game_versions/${version.id}`} />
      <RemoveVersionButton version={version} />
    </Stack>
  </ListRow>
);
