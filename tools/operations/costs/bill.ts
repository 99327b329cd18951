import { type Item, PRICES, type Price } from './prices.ts';

/** What each item costs in US dollars a month, and all together. */
export interface Bill {
  readonly items: readonly { readonly item: Item; readonly dollars: number }[];
  readonly total: number;
}

export const ITEMS = Object.keys(PRICES).filter((name): name is Item => name in PRICES);

/** The price of what goes beyond the free part, each stretch at its own. */
export const costOf = (item: Item, used: number): number => {
  const { per, dollars, free, tiers = [] }: Price = PRICES[item];
  const stretches = [{ from: free, dollars }, ...tiers];
  return stretches.reduce((sum, stretch, index) => {
    const end = stretches[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + (Math.max(0, Math.min(used, end) - stretch.from) / per) * stretch.dollars;
  }, 0);
};

/** The bill of a month; `usage` is in the items' own units. */
export const billOf = (usage: Readonly<Record<Item, number>>): Bill => {
  const items = ITEMS.map((item) => ({ item, dollars: costOf(item, usage[item]) }));
  return { items, total: items.reduce((sum, { dollars }) => sum + dollars, 0) };
};
