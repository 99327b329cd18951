import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyView } from '#shared/loading/lazy-view.ts';

const TextDiffBody = lazyView(() => import('./text-diff-body.tsx').then((m) => m.TextDiffBody));

/** Inline diff of two texts. Lazy-loads the diff library. */
export const TextDiff = ({ before, after }: { before: string; after: string }) => (
  <Suspense fallback={<Skeleton variant="text" />}>
    <TextDiffBody before={before} after={after} />
  </Suspense>
);
