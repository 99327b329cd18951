import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ModByline } from './mod-byline.tsx';
import { ModPicture } from './mod-picture.tsx';

const PICTURE_PX = 160;

/** Title and status of a page's mod, with actions. */
export const ModHeading = ({ mod, children }: { mod: StaffModCard; children?: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
    </Box>
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="h5" component="h2">
        {mod.title}
      </Typography>
      <ModByline mod={mod} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 0.5 }}>
        {children}
      </Stack>
    </Stack>
  </Stack>
);
