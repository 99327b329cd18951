import { ApiError } from '#api/api-error.ts';
import { FailureState } from '#app/failure-state.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Sprite } from '#ui/sprite.tsx';

const FAULT = new ApiError({ status: 503, code: 'unavailable' });
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
    <EmptyScene />
    <ul className="flex flex-wrap gap-4">
      {CREATURES.map((name) => (
        <li key={name} className="size-16">
          <Sprite name={name} className="size-full" />
        </li>
      ))}
    </ul>
  </div>
);
