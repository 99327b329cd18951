import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A picture in the log, with its alternative text. If it no longer exists: the text only. */
export const LoggedPicture = ({ url, alt }: { url: string; alt: string }) => {
  const translate = useTranslate();
  const [isGone, setGone] = useState(false);
  const text = alt || translate('resources.ads.fields.image_url');
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 0.5 }}>
      {isGone ? null : (
        <Box
          component="img"
          src={url}
          alt={alt ? '' : text}
          loading="lazy"
          onError={() => setGone(true)}
          sx={{ height: 48, maxWidth: 96, objectFit: 'contain', flex: 'none' }}
        />
      )}
      {isGone || alt ? text : null}
    </Box>
  );
};
