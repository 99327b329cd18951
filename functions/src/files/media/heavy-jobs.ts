import { limitConcurrency } from './limit-concurrency.ts';

/**
 * Limits memory-intensive jobs per process. Measured maximum for a picture: 450 MB (an interlaced PNG with 16 bits per
 * channel). An archive needs up to twice the maximum file size: for the file itself and for extracted nested archives.
 */
const runHeavyJob = limitConcurrency(3);
const runOneArchive = limitConcurrency(1);

/** Re-encodes a picture as soon as a slot is free. */
export const runImageJob = <T>(work: () => Promise<T>): Promise<T> => runHeavyJob(work);

/** Inspects an archive as soon as a slot is free. Only one archive at a time. */
export const runArchiveJob = <T>(work: () => Promise<T>): Promise<T> => runOneArchive(() => runHeavyJob(work));
