import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Moment } from '../fields/moment.tsx';
import { ModPicture } from './mod-picture.tsx';
import { ModStatusChip } from './mod-status-chip.tsx';

const PICTURE_PX = 160;

/** Which mod a page is about, its status, and what can be done. */
export const ModHeading = ({ mod, children }: { mod: StaffModCard; children?: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
    </Box>
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {mod.title}
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}
      >
        <ModStatusChip source="status" />
        <span>{mod.author}</span>
        <span aria-hidden>·</span>
        <Moment at={mod.updated_at} relative />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 0.5 }}>
        {children}
      </Stack>
    </Stack>
  </Stack>
);
