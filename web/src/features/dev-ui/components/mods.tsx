import { ModCard } from '#shared/mods/mod-card.tsx';
import { ModLine } from '#shared/mods/mod-line.tsx';
import { CardSkeleton, LineSkeletons } from '#shared/mods/mod-skeletons.tsx';
import { SAMPLE_MODS } from '../sample-mods.ts';

/** Mods as cards and lines, and their skeletons. */
export const Mods = () => (
  <div className="grid gap-6">
    <div className="card-grid">
      {SAMPLE_MODS.map((mod) => (
        <ModCard key={mod.id} mod={mod} />
      ))}
      <CardSkeleton />
    </div>
    <div className="line-list">
      {SAMPLE_MODS.map((mod) => (
        <ModLine key={mod.id} mod={mod} />
      ))}
    </div>
    <LineSkeletons count={1} />
  </div>
);
