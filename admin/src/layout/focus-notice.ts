/** A ref that focuses a notice as it appears, which scrolls to it. */
export const focusNotice = (notice: HTMLElement | null): void => notice?.focus();
