/** Ref callback that focuses a notice when it appears. The browser scrolls to the focused notice. */
export const focusNotice = (notice: HTMLElement | null): void => notice?.focus();
