const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Like `CONTROLS`, but allows line breaks and tabs. */
const CONTROLS_IN_LINES = /[^\P{Cc}\n\t]+|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Limits the work: the result is cut to a few thousand characters anyway. */
const CLEANED_MAX = 50_000;

const truncate = (text: string, lengthMax: number): string => text.trim().slice(0, lengthMax).trim().toWellFormed();

/** Sanitizes one line of untrusted text. Removes control and bidi characters and truncates. */
export const sanitizeLine = (text: string, lengthMax: number): string =>
  truncate(text.slice(0, CLEANED_MAX).replace(CONTROLS, ' '), lengthMax);

/** Like {@link sanitizeLine}, but retains spaces at the ends: they are part of a path. */
export const sanitizePath = (path: string, lengthMax: number): string =>
  path.slice(0, lengthMax).replace(CONTROLS, ' ').toWellFormed();

/** Like {@link sanitizeLine}, but retains line breaks and tabs. */
export const sanitizeLines = (text: string, lengthMax: number): string =>
  truncate(text.slice(0, CLEANED_MAX).replaceAll('\r\n', '\n').replace(CONTROLS_IN_LINES, ' '), lengthMax);
