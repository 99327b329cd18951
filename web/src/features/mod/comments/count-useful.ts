/** A mark that the member set or took back on this page. */
export interface UsefulToggle {
  isOn: boolean;
  /** The comment's count then; undefined once the server has counted the mark. */
  before: number | undefined;
  /** Whether that count had the member's mark. */
  isCounted: boolean;
}

export interface UsefulState {
  isOn: boolean;
  count: number;
}

/**
 * The member's mark of a comment, and its count with it. The server counts a moment later: until its count changes, the
 * member's own mark is added or subtracted.
 */
export const countUseful = (counted: number, isStored: boolean, toggle: UsefulToggle | undefined): UsefulState => {
  const isOn = toggle?.isOn ?? isStored;
  const change = toggle?.before === counted ? Number(toggle.isOn) - Number(toggle.isCounted) : 0;
  return { isOn, count: Math.max(counted + change, Number(isOn)) };
};
