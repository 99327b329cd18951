/** Target: one release, or all releases of the mod if `releaseId` is omitted. */
export interface TakeDownTarget {
  modId: string;
  releaseId?: string | undefined;
  /** Name in the dialog. */
  name: string;
  /** Whether a hosted file can be blocked. The bytes of external files are unknown. */
  hasFile: boolean;
  /** Number of clear releases left after the take-down; null if visitors do not see the mod. */
  remaining: number | null;
}
