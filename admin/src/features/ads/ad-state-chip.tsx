import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type AdState, getAdState } from './get-ad-state.ts';

const COLORS = {
  running: 'success',
  planned: 'info',
  ended: 'default',
  off: 'warning',
} as const satisfies Record<AdState, string>;

export const AdStateChip = ({ ad }: { ad: AdminAd }) => {
  const translate = useTranslate();
  const state = getAdState(ad, new Date());
  return (
    <Chip size="small" variant="outlined" color={COLORS[state]} label={translate(`console.ads.states.${state}`)} />
  );
};
