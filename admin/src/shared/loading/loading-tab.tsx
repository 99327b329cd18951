import { Skeleton } from '@mui/material';

/** Skeleton until the full mod is loaded. */
export const LoadingTab = () => <Skeleton variant="rectangular" height={320} />;
