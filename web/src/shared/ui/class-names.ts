/** Joins class names and skips falsy values. */
export const joinClassNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
