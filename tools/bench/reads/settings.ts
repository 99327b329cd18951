import { z } from 'zod';

/** What a measured process is to do. */
export const settings = z.object({
  /** Which catalogue it serves: the data set's, or synthetic mods. */
  catalogue: z.enum(['seed', 'synthetic']),
  /** Whether there is a shared cache before it. */
  cached: z.stringbool({ truthy: ['cached'], falsy: ['bare'] }),
  firestore: z.string(),
  /** For its snapshot. */
  folder: z.string(),
});

/** Those of this process, from its arguments. */
export const ownSettings = () => {
  const [catalogue, cached, firestore, folder] = process.argv.slice(2);
  return settings.parse({ catalogue, cached, firestore, folder });
};

export const SYNTHETIC_MODS = 100_000;
export const VIEWS = 10_000;
export const PLAYED_MS = 600_000;
