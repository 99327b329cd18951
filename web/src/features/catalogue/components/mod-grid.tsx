import { ModCard } from '#shared/mods/mod-card.tsx';
import type { ListedMod, ModInListProps } from '#shared/mods/mod-in-list.ts';

const EAGER_PICTURES = 6;

interface ModGridProps extends Pick<ModInListProps, 'game' | 'requested'> {
  mods: readonly ListedMod[];
}

export const ModGrid = ({ mods, ...list }: ModGridProps) => (
  <div className="card-grid">
    {mods.map((mod, index) => (
      <ModCard key={mod.id} mod={mod} {...list} eager={index === 0 ? 'first' : index < EAGER_PICTURES} />
    ))}
  </div>
);
