import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

const COLORS = {
  draft: 'default',
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  archived: 'default',
} as const satisfies Record<ModStatus, string>;

/** The record's status as a word in its colour. */
export const ModStatusChip = (_props: { source: 'status' }) => {
  const mod = useRecordContext<StaffModCard>();
  const translate = useTranslate();
  if (!mod) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      sx={{ alignSelf: 'start' }}
      color={COLORS[mod.status]}
      label={translate(`console.status.${mod.status}`)}
    />
  );
};
