import { Skeleton } from '@mui/material';

/** While the whole mod is on its way. */
export const LoadingTab = () => <Skeleton variant="rectangular" height={320} />;
