import { growSprite, SPRITE_SIZE } from '@bigorna/domain/sprite';
import { memo } from 'react';

interface SpriteProps {
  /** What the creature grows from: a mod's title, an account's username. */
  name: string;
  className?: string;
}

const BOX = `-1 -1 ${SPRITE_SIZE + 2} ${SPRITE_SIZE + 2}`;

/** The creature of a name; decoration, so hidden from assistive technology. */
export const Sprite = memo(({ name, className }: SpriteProps) => {
  const { ground, layers } = growSprite(name);
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
