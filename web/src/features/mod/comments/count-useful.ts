/** A mark that the member set or removed on this page. */
export interface UsefulToggle {
  isOn: boolean;
  /** The comment's count when the member clicked; undefined once the server has counted the mark. */
  before: number | undefined;
  /** Whether `before` includes the member's mark. */
  isCounted: boolean;
}

export interface UsefulState {
  isOn: boolean;
  count: number;
}

/**
 * The member's mark on a comment, and the comment's count. The server counts a change of the mark a moment later. Until
 * then, this function adds or subtracts the mark.
 *
 * @param counted the server's count
 * @param isStored whether the member's stored marks contain the comment
 */
export const countUseful = (counted: number, isStored: boolean, toggle: UsefulToggle | undefined): UsefulState => {
  const isOn = toggle?.isOn ?? isStored;
  const change = toggle?.before === counted ? Number(toggle.isOn) - Number(toggle.isCounted) : 0;
  return { isOn, count: Math.max(counted + change, Number(isOn)) };
};
