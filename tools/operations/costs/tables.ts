import { ASSUMPTIONS, type Assumption } from './assumptions.ts';
import type { Bill } from './bill.ts';
import { type Item, PRICES, type Price } from './prices.ts';

/** One portal size with its usage and costs. */
export interface Size {
  readonly visits: number;
  readonly usage: Readonly<Record<Item, number>>;
  readonly bill: Bill;
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });
const money = (value: number): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const formatAssumptionRow = ({ value, what, from }: Assumption): string => row([number(value), what, from]);

const priceRow = ({ what, unit, dollars, free, tiers = [], source }: Price): string =>
  row([
    what,
    [`$${dollars} for ${unit}`, ...tiers.map((tier) => `$${tier.dollars} from ${number(tier.from)}`)].join(', '),
    free === 0 ? 'none' : number(free),
    source,
  ]);

/** The tables of docs/costs.md: monthly costs, both totals, their assumptions, and prices. */
export const formatCostTables = (sizes: readonly Size[]): string => {
  const heads = sizes.map(({ visits }) => `${number(visits)} visits`);
  const items = sizes[0]?.bill.items.map(({ item }) => item) ?? [];
  const cell = ({ usage, bill }: Size, item: Item): string => {
    const dollars = bill.items.find((one) => one.item === item)?.dollars ?? 0;
    return `${number(usage[item])} → ${money(dollars)}`;
  };
  return [
    row(['per month', ...heads]),
    row(['---', ...heads.map(() => '---:')]),
    ...items.map((item) => row([PRICES[item].what, ...sizes.map((size) => cell(size, item))])),
    '',
    row(['total per month', 'base product', 'with Identity Platform']),
    row(['---', '---:', '---:']),
    ...sizes.map(({ visits, bill }) =>
      row([`${number(visits)} visits`, `**${money(bill.base)}**`, `**${money(bill.upgraded)}**`]),
    ),
    '',
    '| number | what | source |',
    '|---:|---|---|',
    ...Object.values(ASSUMPTIONS).map(formatAssumptionRow),
    '',
    '| item | price | free per month | check at |',
    '|---|---|---:|---|',
    ...Object.values(PRICES).map(priceRow),
  ].join('\n');
};
