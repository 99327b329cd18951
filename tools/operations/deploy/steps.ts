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

/** The steps from one on. @throws LauncherError for a name that none has */
export const stepsFrom = (steps: readonly Step[], from: string | undefined): readonly Step[] => {
  if (from === undefined) return steps;
  const index = steps.findIndex(({ name }) => name === from);
  if (index < 0) throw new LauncherError(`--from ${from}: the steps are ${steps.map(({ name }) => name).join(', ')}.`);
  return steps.slice(index);
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
