import { formatQuota } from './check-quota.ts';
import type { Check } from './checks.ts';
import type { Step } from './steps.ts';

/** The plan's steps and its quota, as lines for the terminal. */
export const formatPlan = (steps: readonly Step[]): string[] => [
  'Planned steps, each only after the previous one succeeds:',
  ...steps.map(({ name, what, how }, index) => `${index + 1}. ${name}: ${what}\n   ${how}`),
  '',
  ...formatQuota(),
];

/** The plan's checks, steps and quota, as lines for docs/quality.md. */
export const formatRecord = (checks: readonly Pick<Check, 'name'>[], steps: readonly Step[]): string[] => [
  `${checks.length} of ${checks.length} checks passed without credentials: ` +
    `${checks.map(({ name }) => name).join('; ')}.`,
  '',
  `${steps.length} steps, in this order:`,
  '',
  ...steps.map(({ name, what }, index) => `${index + 1}. \`${name}\`: ${what}`),
  '',
  ...formatQuota(),
];
