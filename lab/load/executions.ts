const EXECUTION = /Beginning execution of "[\w-]+-(\w+)"/;
const ERROR = /"severity":"(?:ERROR|CRITICAL|ALERT|EMERGENCY)"/;

/** What functions did, as the emulators log it. */
export interface Executions {
  /** Number of executions by function. */
  readonly counts: ReadonlyMap<string, number>;
  /** Lines of errors. A background function may fail without an effect that users see at once. */
  readonly errors: readonly string[];
}

/** Reads the executions of functions from the lines of the emulators' log. */
export const readExecutions = (lines: readonly string[]): Executions => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = EXECUTION.exec(line)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { counts, errors: lines.filter((line) => ERROR.test(line)) };
};
