import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { RowCard, RowCards } from '#shared/lists/row-cards.tsx';
import { getListedDate } from '../mod-byline.tsx';
import { ModPicture } from '../mod-picture.tsx';
import { ModStatusChip } from '../mod-status-chip.tsx';
import { ClaimChip } from '../reviews/claim-chip.tsx';

const PICTURE_PX = 72;

/** The list on a phone. Actions are on the mod's page. */
export const ModLines = () => {
  const translate = useTranslate();
  return (
    <RowCards<StaffModCard>>
      {(mod) => (
        <RowCard
          key={mod.id}
          title={mod.title}
          to={`/admin/mods/${mod.id}/show`}
          picture={<ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />}
        >
          <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
            {translate(`console.content_type.${mod.content_type}`)} · {mod.author}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <ModStatusChip mod={mod} />
            <ClaimChip modId={mod.id} isPending={mod.status === 'pending'} />
            <Typography variant="body2" color="textSecondary" component="span">
              <Timestamp at={getListedDate(mod)} relative />
            </Typography>
          </Stack>
        </RowCard>
      )}
    </RowCards>
  );
};
