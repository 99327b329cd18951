import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useReviewClaims } from './use-review-claims.ts';

/** Who is reviewing a pending mod now. Renders nothing if nobody is reviewing it. */
export const ClaimChip = ({ modId, isPending }: { modId: string; isPending: boolean }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const claim = useReviewClaims({ enabled: isPending }).find(({ mod_id }) => mod_id === modId);
  if (!isPending || !claim) return null;
  return (
    <Chip
      size="small"
      color="info"
      variant="outlined"
      icon={<VisibilityIcon />}
      label={
        claim.uid === identity?.id
          ? translate('console.reviews.looking_self')
          : translate('console.reviews.looking', { name: claim.name || translate('console.word.gone') })
      }
      sx={{ maxWidth: '100%' }}
    />
  );
};
