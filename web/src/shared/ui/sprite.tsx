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
    <svg viewBox={BOX} shapeRendering="crispEdges" className={className} aria-hidden="true">
      <rect x={-1} y={-1} width="100%" height="100%" fill={ground} />
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
});
