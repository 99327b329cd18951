import { Skeleton } from '@mui/material';

/** Stands for a list until its first rows have come. */
export const LoadingRows = () => <Skeleton variant="rectangular" height={320} sx={{ m: 2 }} />;
