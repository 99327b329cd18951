import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { RowLink } from '#shared/lists/row-link.tsx';
import { getListedDate } from '../mod-byline.tsx';
import { ModPicture } from '../mod-picture.tsx';
import { ModStatusChip } from '../mod-status-chip.tsx';
import { ClaimChip } from '../reviews/claim-chip.tsx';

const PICTURE_PX = 72;

const Line = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined" component="li" sx={{ position: 'relative', p: 1.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
        <Stack spacing={0.5} sx={{ minWidth: 0, flex: 1 }}>
          <RowLink
            to={`/admin/mods/${mod.id}/show`}
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {mod.title}
          </RowLink>
          <Typography variant="body2" color="textSecondary" noWrap>
            {translate(`console.content_type.${mod.content_type}`)} · {mod.author}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <ModStatusChip mod={mod} />
            <ClaimChip modId={mod.id} isPending={mod.status === 'pending'} />
            <Typography variant="body2" color="textSecondary" component="span">
              <Timestamp at={getListedDate(mod)} relative />
            </Typography>
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
};

/** The list on a phone, one card per mod. Actions are on the mod's page. */
export const ModLines = () => {
  const { data = [] } = useListContext<StaffModCard>();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0 }}>
      {data.map((mod) => (
        <Line key={mod.id} mod={mod} />
      ))}
    </Box>
  );
};
