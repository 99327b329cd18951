/** An error that the user can fix: prints its message only, without a stack. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}
