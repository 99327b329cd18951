/** Of the whole, for a quick look: 1 is what the targets are set for. */
const share = Number(process.argv[4] ?? 1);
const of = (whole: number): number => Math.max(1, Math.round(whole * share));

/** How many documents of each kind the console is measured with. */
export const sizes = {
  mods: of(100_000),
  users: of(50_000),
  comments: of(200_000),
  reports: of(5000),
  logs: of(20_000),
  messages: of(3000),
} as const;
