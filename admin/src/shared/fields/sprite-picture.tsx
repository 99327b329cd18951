import { generateSprite, SPRITE_SIZE } from '@bigorna/domain/sprite';
import { Box } from '@mui/material';

interface SpritePictureProps {
  name: string;
  url: string | null;
  /** Width in pixels. */
  width: number;
  aspectRatio: string;
  /** Whether the picture loads only when it is near the visible area. */
  lazy?: boolean;
}

const BOX = `-1 -1 ${SPRITE_SIZE + 2} ${SPRITE_SIZE + 2}`;

/** A picture; without a URL, the sprite generated from the name, as on the site. Decorative. */
export const SpritePicture = ({ name, url, width, aspectRatio, lazy = false }: SpritePictureProps) => {
  const frame = { width, maxWidth: '100%', aspectRatio, flex: 'none', display: 'block' } as const;
  if (url)
    return (
      <Box
        component="img"
        src={url}
        alt=""
        {...(lazy ? { loading: 'lazy' } : {})}
        sx={{ ...frame, objectFit: 'cover' }}
      />
    );
  const { ground, layers } = generateSprite(name);
  return (
    <Box component="svg" viewBox={BOX} shapeRendering="crispEdges" aria-hidden sx={{ ...frame, bgcolor: ground }}>
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </Box>
  );
};
