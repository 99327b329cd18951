/** The search field of the open list, if it has one. */
export const findSearch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main input[type="search"], main input[name="q"]');
