import { lazy, Suspense } from 'react';

interface SpriteProps {
  /** What the creature grows from: a mod's title, an account's username. */
  name: string;
  className?: string;
}

const SpriteArt = lazy(async () => ({ default: (await import('./sprite-art.tsx')).SpriteArt }));

/** The creature of a name; where every picture is there, its code is never loaded. The place around it has its size. */
export const Sprite = (props: SpriteProps) => (
  <Suspense>
    <SpriteArt {...props} />
  </Suspense>
);
