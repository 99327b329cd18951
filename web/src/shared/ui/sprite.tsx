import { generateSprite, SPRITE_SIZE } from '@bigorna/domain/sprite';
import { memo } from 'react';

interface SpriteProps {
  /** Seed of the sprite: a mod's title or an account's username. */
  name: string;
  className?: string;
}

const BOX = `-1 -1 ${SPRITE_SIZE + 2} ${SPRITE_SIZE + 2}`;

/** The generated sprite of a name. Decorative, so hidden from assistive technology. */
export const Sprite = memo(({ name, className }: SpriteProps) => {
  const { ground, layers } = generateSprite(name);
  return (
    <svg
      viewBox={BOX}
      shapeRendering="crispEdges"
      className={className}
      style={{ background: ground }}
      aria-hidden="true"
    >
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
});
