import { endCommands } from '../shared/processes.ts';

/** How a run of the tests ends early. */
export type RunEnd = {
  /** Aborted by Ctrl+C and by a crash of the emulators. */
  readonly ended: AbortSignal;
  /** Aborted by a crash only, with its reason. */
  readonly crashed: AbortSignal;
  /** Ends the run with its commands: without the emulators, all other tests would fail too. */
  readonly crash: (reason: unknown) => void;
};

/** @param stop aborted by Ctrl+C */
export function createRunEnd(stop: AbortSignal): RunEnd {
  const controller = new AbortController();
  const crashed = controller.signal;
  return {
    ended: AbortSignal.any([stop, crashed]),
    crashed,
    crash: (reason) => {
      controller.abort(reason);
      void endCommands();
    },
  };
}
