import { LauncherError } from '../../shared/errors.ts';

/** One step of a deploy. The next step starts only if this one succeeds. */
export interface Step {
  readonly name: string;
  /** The step's effect on the project, for the plan and for continuing after a failure. */
  readonly what: string;
  /** The step's command or call, for the plan. */
  readonly how: string;
  /** @throws an error with the reason of a failure */
  run(): Promise<void>;
}

/**
 * The steps of a range, inclusive.
 *
 * @param range step names; defaults: the first, the last
 * @throws LauncherError for an unknown name, and for an end before the start
 */
export const selectSteps = (
  steps: readonly Step[],
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
): readonly Step[] => {
  const findIndex = (option: string, name: string): number => {
    const index = steps.findIndex((step) => step.name === name);
    if (index < 0) throw new LauncherError(`--${option} ${name}: the steps are ${listed(steps)}.`);
    return index;
  };
  const chosen = steps.slice(
    from === undefined ? 0 : findIndex('from', from),
    until === undefined ? steps.length : findIndex('until', until) + 1,
  );
  if (chosen.length === 0) throw new LauncherError(`--until ${until} comes before --from ${from}.`);
  return chosen;
};

const listed = (steps: readonly Step[]): string => steps.map(({ name }) => name).join(', ') || 'nothing';

/**
 * Runs steps one after the other, and stops at the first failure.
 *
 * @param log prints a line
 * @throws LauncherError with the reason, what is deployed, what is not, and how to continue
 */
export const runSteps = async (steps: readonly Step[], log: (line: string) => void): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    log(`\n── ${index + 1} of ${steps.length}: ${step.name} · ${step.what}\n   ${step.how}`);
    try {
      await step.run();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new LauncherError(
        `${step.name} failed: ${why}\n\nDeployed in this run: ${listed(steps.slice(0, index))}.\n` +
          `Not deployed: ${listed(steps.slice(index))}.\n` +
          `The project still has the previous version of those. After a fix: npm run deploy -- … --from ${step.name}`,
      );
    }
    log(`   ✓ ${step.name}`);
  }
};
