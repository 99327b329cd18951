const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** The same but for line ends and tabs. */
const CONTROLS_IN_LINES = /[^\P{Cc}\n\t]+|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Of a text that is cut to a few thousand characters: more need not be cleaned. */
const CLEANED_MAX = 50_000;

const cut = (text: string, longest: number): string => text.trim().slice(0, longest).trim().toWellFormed();

/** One line of a hostile text to be shown: without control characters or turned writing, of at most so many characters. */
export const shownText = (text: string, longest: number): string =>
  cut(text.slice(0, CLEANED_MAX).replace(CONTROLS, ' '), longest);

/** The same of several lines. */
export const shownLines = (text: string, longest: number): string =>
  cut(text.slice(0, CLEANED_MAX).replaceAll('\r\n', '\n').replace(CONTROLS_IN_LINES, ' '), longest);
