import { type Item, PRICES } from './prices.ts';

/** What each item costs in US dollars a month, and all together. */
export interface Bill {
  readonly items: readonly { readonly item: Item; readonly dollars: number }[];
  readonly total: number;
}

export const ITEMS = Object.keys(PRICES).filter((name): name is Item => name in PRICES);

/** The price of what goes beyond the free part. */
export const costOf = (item: Item, used: number): number => {
  const { per, dollars, free } = PRICES[item];
  return (Math.max(0, used - free) / per) * dollars;
};

/** The bill of a month; `usage` is in the items' own units. */
export const billOf = (usage: Readonly<Record<Item, number>>): Bill => {
  const items = ITEMS.map((item) => ({ item, dollars: costOf(item, usage[item]) }));
  return { items, total: items.reduce((sum, { dollars }) => sum + dollars, 0) };
};
