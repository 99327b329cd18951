import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';

/** Small image of the record's ad. Decorative, because the title is next to the image. */
export const AdPicture = ({ width = 120 }: { width?: number }) => {
  const ad = useRecordContext<AdminAd>();
  return ad ? (
    <Box
      component="img"
      src={ad.image_url}
      alt=""
      loading="lazy"
      sx={{ width, maxWidth: '100%', aspectRatio: '32 / 9', objectFit: 'cover', display: 'block' }}
    />
  ) : null;
};
