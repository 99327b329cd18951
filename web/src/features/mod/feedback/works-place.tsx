import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { Suspense } from 'react';
import { useLatePart } from '#app/late-part/use-late-part.tsx';

const loadVote = async () => (await import('./works-vote.tsx')).WorksVote;

/** The place of what is said of a release, of its size before its code is there. */
export const WorksPlace = ({ mod, release }: { mod: ModPage; release: ModRelease }) => {
  const WorksVote = useLatePart(loadVote);
  return (
    <Suspense fallback={<div className="works" aria-hidden="true" />}>
      <WorksVote mod={mod} release={release} />
    </Suspense>
  );
};
