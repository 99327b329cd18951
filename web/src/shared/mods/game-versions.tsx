import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { toVersionSpans } from './version-spans.ts';

/** Shortens game versions for display. Until the known versions are loaded, those of a new portal count. */
export const useVersionSpans = (): ((versions: readonly string[]) => string[]) => {
  const known = useKnownVersions() ?? INITIAL_GAME_VERSIONS;
  return (versions) => toVersionSpans(versions, known);
};

/** Game versions in spans. No span wraps over two lines. */
export const GameVersions = ({ versions }: { versions: readonly string[] }) => {
  const toSpans = useVersionSpans();
  return toSpans(versions).map((span, index) => (
    <span key={span} className="whitespace-nowrap">
      {index > 0 ? `, ${span}` : span}
    </span>
  ));
};
