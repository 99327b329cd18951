import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { late } from '../layout/late.ts';

const TextDiffBody = late(() => import('./text-diff-body.tsx').then((m) => m.TextDiffBody));

/** Two states of a text as one, with what went and what came marked; the comparison is loaded on first use. */
export const TextDiff = ({ before, after }: { before: string; after: string }) => (
  <Suspense fallback={<Skeleton variant="text" />}>
    <TextDiffBody before={before} after={after} />
  </Suspense>
);
