import { loadavg } from 'node:os';

/** Prints a table, numbers aligned right. */
export const printTable = (heading: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = heading.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  console.log(line(heading));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
};

/** Prints a heading with the machine's load average. */
export const printHeading = (title: string): void => {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n## ${title}  (load average ${load.join(' ')})`);
};

export const formatMs = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
export const formatTimes = (value: number): string => `${value.toFixed(1)} x`;

/** Prints whether a value meets its target. */
export const printVerdict = (name: string, value: number, most: number, format: (value: number) => string): void =>
  console.log(`${value <= most ? 'pass' : 'MISS'}  ${name}: ${format(value)}, at most ${format(most)}`);
export const printMinimumVerdict = (
  name: string,
  value: number,
  least: number,
  format: (value: number) => string,
): void => console.log(`${value >= least ? 'pass' : 'MISS'}  ${name}: ${format(value)}, at least ${format(least)}`);
