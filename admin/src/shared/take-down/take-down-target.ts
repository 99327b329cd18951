/** Message after a take-down that goes on in the background. The API sends its own message if the take-down is done. */
export const UNDERWAY = { done: 'console.take_down.running' } as const;

interface File {
  readonly sha256: string | null;
}

/** Target: one release, or all releases of the mod if `releaseId` is omitted. */
export interface TakeDownTarget {
  modId: string;
  releaseId?: string | undefined;
  /** Name in the dialog. */
  name: string;
  /** Releases to take down. The bytes of an external file are unknown, so it has no hash and cannot be blocked. */
  releases: readonly File[];
  /** The mod's other clear releases; null if visitors do not see the mod. */
  others: readonly File[] | null;
}

/** Whether a file can be blocked. */
export const hasHostedFile = ({ releases }: Pick<TakeDownTarget, 'releases'>): boolean =>
  releases.some(({ sha256 }) => sha256 !== null);

/**
 * Number of clear releases left after the take-down; null if visitors do not see the mod.
 *
 * @param block whether all releases with the same file go down too
 */
export const countRemaining = ({ releases, others }: TakeDownTarget, block: boolean): number | null => {
  if (!others) return null;
  const hashes = block ? releases.flatMap(({ sha256 }) => sha256 ?? []) : [];
  return others.filter(({ sha256 }) => sha256 === null || !hashes.includes(sha256)).length;
};
