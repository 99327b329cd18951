import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const COLORS = {
  draft: 'default',
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  archived: 'default',
} as const satisfies Record<ModStatus, string>;

/** Status of a mod as a colored chip. A soft-deleted mod shows "deleted" instead. */
export const ModStatusChip = ({ mod }: { mod: Pick<StaffModCard, 'status' | 'deleted_at'> }) => {
  const translate = useTranslate();
  const state = mod.deleted_at === null ? mod.status : 'deleted';
  return (
    <Chip
      size="small"
      variant="outlined"
      sx={{ alignSelf: 'start' }}
      color={state === 'deleted' ? 'error' : COLORS[state]}
      label={translate(`console.status.${state}`)}
    />
  );
};
