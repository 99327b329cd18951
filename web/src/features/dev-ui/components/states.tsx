import { ApiError } from '#api/api-error.ts';
import { FailureState } from '#app/failure-state.tsx';
import bareBoard from '#ui/scene/bare-board.svg';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';
import openChest from '#ui/scene/open-chest.svg';
import quietBell from '#ui/scene/quiet-bell.svg';
import stoneHeart from '#ui/scene/stone-heart.svg';
import trail from '#ui/scene/trail.svg';
import { Spinner } from '#ui/spinner.tsx';
import { Sprite } from '#ui/sprite.tsx';

const FAULT = new ApiError({ status: 503, code: 'unavailable' });
const SCENES = [stoneHeart, openChest, trail, quietBell, bareBoard] as const;
const CREATURES = ['Fornalha', 'Trilhos', 'Vila', 'Quartzo', 'Horta', 'jogador'] as const;

/** Waiting, and what is shown where something failed. */
export const States = () => (
  <div className="grid gap-5">
    <Spinner>spinner</Spinner>
    <div className="skeleton h-6 w-1/2" />
    <FailureState error={FAULT} otherwise="server_unreachable" onRetry={() => undefined} />
  </div>
);

/** Scenes on their grid, and creatures grown from names. */
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
