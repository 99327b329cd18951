/** A failure that the person at the terminal can act on: its message is the whole answer, no stack is shown. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}
