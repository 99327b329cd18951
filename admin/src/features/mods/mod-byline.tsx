import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { ModStatusChip } from './mod-status-chip.tsx';

/** When a pending mod was submitted, or when any other mod last changed. */
export const getListedDate = ({
  status,
  submitted_at,
  updated_at,
}: Pick<StaffModCard, 'status' | 'submitted_at' | 'updated_at'>): string =>
  status === 'pending' ? (submitted_at ?? updated_at) : updated_at;

/** Status, author and date of a mod. The date comes from `getListedDate`. */
export const ModByline = ({ mod, children }: { mod: StaffModCard; children?: ReactNode }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}
  >
    <ModStatusChip mod={mod} />
    <span>{mod.author}</span>
    <span aria-hidden>·</span>
    <Timestamp at={getListedDate(mod)} relative />
    {children}
  </Stack>
);
