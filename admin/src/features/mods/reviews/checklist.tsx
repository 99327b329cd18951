import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { type CheckState, getCheckStates } from '@bigorna/domain/review-checklist';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

const ICONS = {
  passed: { icon: CheckIcon, color: 'success' },
  failed: { icon: WarningIcon, color: 'warning' },
  unknown: { icon: RemoveIcon, color: 'disabled' },
} as const satisfies Record<CheckState, object>;

/** Points that a reviewer checks, each with its state. The findings, and the states of the releases, name the problems. */
export const Checklist = ({ review: { mod, findings } }: { review: Review }) => {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}
    >
      {getCheckStates(findings, mod.all_releases).map(([check, state]) => {
        const { icon: Icon, color } = ICONS[state];
        return (
          <Box component="li" key={check} sx={{ listStyle: 'none', display: 'flex', gap: 1, alignItems: 'center' }}>
            <Icon color={color} titleAccess={translate(`console.reviews.checklist.${state}`)} sx={{ fontSize: 20 }} />
            <Typography variant="body2">{translate(`console.reviews.checklist.${check}`)}</Typography>
          </Box>
        );
      })}
    </Box>
  );
};
