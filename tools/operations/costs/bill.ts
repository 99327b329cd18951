import { type Item, PRICES, type Price } from './prices.ts';

/** Cost per item in US dollars a month, and the totals. */
export interface Bill {
  readonly items: readonly { readonly item: Item; readonly dollars: number }[];
  /** With the base product of Firebase Auth, which has no price per account. */
  readonly base: number;
  /** With the upgrade to Identity Platform, which charges active accounts. */
  readonly upgraded: number;
}

const ITEMS = Object.keys(PRICES).filter((name): name is Item => name in PRICES);

/** The price of usage above the free part, tier by tier. */
export const getCost = (item: Item, used: number): number => {
  const { per, dollars, free, tiers = [] }: Price = PRICES[item];
  const stretches = [{ from: free, dollars }, ...tiers];
  return stretches.reduce((sum, stretch, index) => {
    const end = stretches[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + (Math.max(0, Math.min(used, end) - stretch.from) / per) * stretch.dollars;
  }, 0);
};

/** The monthly bill; `usage` is in the items' units. */
export const createBill = (usage: Readonly<Record<Item, number>>): Bill => {
  const items = ITEMS.map((item) => ({ item, dollars: getCost(item, usage[item]) }));
  const upgraded = items.reduce((sum, { dollars }) => sum + dollars, 0);
  return { items, upgraded, base: upgraded - getCost('activeUsers', usage.activeUsers) };
};
