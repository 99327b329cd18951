/** Opens what hides an element, scrolls to it, and focuses it or the part of it that takes the focus. */
export const reveal = (element: HTMLElement, focusTarget: HTMLElement | null = null): void => {
  for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null)
    parent.open = true;
  element.scrollIntoView();
  const focused = focusTarget ?? element;
  if (!focusTarget) element.tabIndex = -1;
  focused.focus({ preventScroll: true });
};
