import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { Suspense } from 'react';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';

const loadVote = async () => (await import('./works-vote.tsx')).WorksVote;

/** Lazy-loaded compatibility vote. Reserves its space while the code loads. */
export const CompatVoteSlot = ({ mod, release }: { mod: ModPage; release: ModRelease }) => {
  const WorksVote = useLazyPart(loadVote);
  return (
    <Suspense fallback={<div className="works" aria-hidden="true" />}>
      <WorksVote mod={mod} release={release} />
    </Suspense>
  );
};
