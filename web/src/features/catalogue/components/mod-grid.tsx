import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { ModCard } from '#app/mods/mod-card.tsx';

const EAGER_PICTURES = 6;

/** Results as a grid of cards. */
export const ModGrid = ({ mods }: { mods: readonly Mod[] }) => (
  <div className="card-grid">
    {mods.map((mod, index) => (
      <ModCard key={mod.id} mod={mod} eager={index < EAGER_PICTURES} />
    ))}
  </div>
);
