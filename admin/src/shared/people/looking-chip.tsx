import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';

/** A staff member who looks at an item now. */
export const LookingChip = ({ uid, name }: { uid: string; name: string }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <Chip
      size="small"
      color="info"
      variant="outlined"
      icon={<VisibilityIcon />}
      label={
        uid === identity?.id
          ? translate('console.reviews.looking_self')
          : translate('console.reviews.looking', { name: name || translate('console.word.gone') })
      }
      sx={{ maxWidth: '100%' }}
    />
  );
};
