import { Box } from '@mui/material';

/** Small image of an ad. Decorative, because the title is next to the image. */
export const AdPicture = ({ url, width }: { url: string; width: number }) => (
  <Box
    component="img"
    src={url}
    alt=""
    loading="lazy"
    sx={{ width, maxWidth: '100%', aspectRatio: '32 / 9', objectFit: 'cover', display: 'block' }}
  />
);
