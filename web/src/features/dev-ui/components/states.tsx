import { ApiError } from '@bigorna/client/api-error';
import { FailureState } from '#shared/failures/failure-state.tsx';
import bareBoard from '#shared/ui/scene/bare-board.svg';
import { EmptyScene } from '#shared/ui/scene/empty-scene.tsx';
import { ForgeScene } from '#shared/ui/scene/forge-scene.tsx';
import openChest from '#shared/ui/scene/open-chest.svg';
import quietBell from '#shared/ui/scene/quiet-bell.svg';
import stoneHeart from '#shared/ui/scene/stone-heart.svg';
import trail from '#shared/ui/scene/trail.svg';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Sprite } from '#shared/ui/sprite.tsx';

const FAULT = new ApiError({ status: 503, code: 'unavailable' });
const SCENES = [stoneHeart, openChest, trail, quietBell, bareBoard] as const;
const CREATURES = ['Fornalha', 'Trilhos', 'Vila', 'Quartzo', 'Horta', 'jogador'] as const;

/** Loading and error states. */
export const States = () => (
  <div className="grid gap-5">
    <Spinner>spinner</Spinner>
    <div className="skeleton h-6 w-1/2" />
    <FailureState error={FAULT} fallbackText="server_unreachable" onRetry={() => undefined} />
  </div>
);

/** Scenes on their grid, and creatures generated from names. */
export const Art = () => (
  <div className="grid gap-5">
    <ForgeScene />
    <div className="card-grid">
      <EmptyScene />
      {SCENES.map((picture) => (
        <EmptyScene key={picture} picture={picture} />
      ))}
    </div>
    <ul className="flex flex-wrap gap-4">
      {CREATURES.map((name) => (
        <li key={name} className="size-16">
          <Sprite name={name} className="size-full" />
        </li>
      ))}
    </ul>
  </div>
);
