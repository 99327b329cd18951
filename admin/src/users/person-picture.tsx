import { growSprite, SPRITE_SIZE } from '@bigorna/domain/sprite';
import { Box } from '@mui/material';

interface PersonPictureProps {
  username: string;
  avatarUrl: string | null;
  /** Its side, in pixels. */
  size?: number;
}

const BOX = `-1 -1 ${SPRITE_SIZE + 2} ${SPRITE_SIZE + 2}`;

/** An account's avatar, or the creature of its name, the same as on the site; decoration beside the name. */
export const PersonPicture = ({ username, avatarUrl, size = 40 }: PersonPictureProps) => {
  const look = { width: size, height: size, flex: 'none', display: 'block' };
  if (avatarUrl) return <Box component="img" src={avatarUrl} alt="" sx={{ ...look, objectFit: 'cover' }} />;
  const { ground, layers } = growSprite(username);
  return (
    <Box component="svg" viewBox={BOX} shapeRendering="crispEdges" aria-hidden sx={{ ...look, background: ground }}>
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </Box>
  );
};
