/** Filters for waiting items. Lists open with these filters, also from a menu entry with a badge. */
export const WAITING_FILTERS = {
  mods: { status: 'pending' },
  'comments-moderation': { queue: 'reported' },
  reports: { open: true },
  'contact-messages': { open: true },
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Query string of a list's URL that shows the waiting items; undefined for a list without a queue. */
export const getWaitingSearch = (resource: string): string | undefined => {
  const filter = Object.entries(WAITING_FILTERS).find(([name]) => name === resource)?.[1];
  return filter && `?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
};
