import { LauncherError } from '../../emulators/errors.ts';

/** One step of a deploy; the next begins only when it is through. */
export interface Step {
  readonly name: string;
  /** What it changes in the project, for the plan and for whoever must go on after a failure. */
  readonly what: string;
  /** The command or call behind it, as the plan shows it. */
  readonly how: string;
  /** @throws an error that says why it is not through */
  run(): Promise<void>;
}

/**
 * The steps from one to another, both included.
 *
 * @param range names of steps; without one from the first, or to the last
 * @throws LauncherError for a name that none has, and for an end before the beginning
 */
export const chosenSteps = (
  steps: readonly Step[],
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
): readonly Step[] => {
  const indexOf = (option: string, name: string): number => {
    const index = steps.findIndex((step) => step.name === name);
    if (index < 0) throw new LauncherError(`--${option} ${name}: the steps are ${listed(steps)}.`);
    return index;
  };
  const chosen = steps.slice(
    from === undefined ? 0 : indexOf('from', from),
    until === undefined ? steps.length : indexOf('until', until) + 1,
  );
  if (chosen.length === 0) throw new LauncherError(`--until ${until} comes before --from ${from}.`);
  return chosen;
};

const listed = (steps: readonly Step[]): string => steps.map(({ name }) => name).join(', ') || 'nothing';

/**
 * Runs steps one after the other, and stops at the first that fails.
 *
 * @param tell shows a line
 * @throws LauncherError that says why, what is deployed, what is not, and how to go on
 */
export const runSteps = async (steps: readonly Step[], tell: (line: string) => void): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    tell(`\n── ${index + 1} of ${steps.length}: ${step.name} · ${step.what}\n   ${step.how}`);
    try {
      await step.run();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new LauncherError(
        `${step.name} failed: ${why}\n\nDeployed in this run: ${listed(steps.slice(0, index))}.\n` +
          `Not deployed: ${listed(steps.slice(index))}.\n` +
          `The project serves what it had of those. When the cause is gone: npm run deploy -- … --from ${step.name}`,
      );
    }
    tell(`   ✓ ${step.name}`);
  }
};
