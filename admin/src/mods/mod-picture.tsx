import { growSprite, SPRITE_SIZE } from '@bigorna/domain/sprite';
import { Box } from '@mui/material';

interface ModPictureProps {
  title: string;
  url: string | null;
  /** Pixels; 16 to 9. */
  width: number;
}

const BOX = `-1 -1 ${SPRITE_SIZE + 2} ${SPRITE_SIZE + 2}`;

/** A mod's picture, or the creature of its name; decoration beside the title. */
export const ModPicture = ({ title, url, width }: ModPictureProps) => {
  const frame = { width, maxWidth: '100%', aspectRatio: '16 / 9', flex: 'none', display: 'block' } as const;
  if (url) return <Box component="img" src={url} alt="" loading="lazy" sx={{ ...frame, objectFit: 'cover' }} />;
  const { ground, layers } = growSprite(title);
  return (
    <Box component="svg" viewBox={BOX} shapeRendering="crispEdges" aria-hidden sx={{ ...frame, bgcolor: ground }}>
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </Box>
  );
};
