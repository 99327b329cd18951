/** One part of a character class: a sign or a range, as the rules file writes it, where backslashes are doubled. */
const SIGN = String.raw`\\\\x\{[0-9A-F]+\}|\\\\x[0-9A-F]{2}|\\\\p\{\w+\}|\\\\.|[^\]\\]`;
const CLASS = new RegExp(String.raw`\[(\^?)((?:${SIGN})+)\]`, 'g');
const PART = new RegExp(String.raw`(?:${SIGN})(?:-(?:${SIGN}))?`, 'g');
const BOUNDS = /\{(\d+),(\d+)\}/g;

/** A pattern with one thing of it changed, and what that is. */
export interface PatternChange {
  readonly what: string;
  readonly text: string;
}

const replaced = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

/** Each class of signs with one sign or range left out; one that is all of its class becomes a sign that nobody types. */
function* withoutOneSign(pattern: string): Generator<PatternChange> {
  for (const found of pattern.matchAll(CLASS)) {
    const [, not = '', inside = ''] = found;
    const begin = found.index + 1 + not.length;
    const parts = [...inside.matchAll(PART)];
    for (const part of parts) {
      const by = parts.length === 1 ? String.raw`\\x{10FFFD}` : '';
      const text = replaced(pattern, begin + part.index, part[0].length, by);
      yield { what: `without ${part[0]} in [${not}…]`, text };
    }
  }
}

/** Each number of repetitions, one more and one fewer at either end. */
function* withOtherBounds(pattern: string): Generator<PatternChange> {
  for (const found of pattern.matchAll(BOUNDS)) {
    const [least, most] = [Number(found[1]), Number(found[2])];
    const others = [
      [least - 1, most],
      [least + 1, most],
      [least, most - 1],
      [least, most + 1],
    ].filter(([from = 0, to = 0]) => from >= 0 && from <= to);
    for (const [from, to] of others) {
      const bounds = `{${from},${to}}`;
      yield { what: `${found[0]} → ${bounds}`, text: replaced(pattern, found.index, found[0].length, bounds) };
    }
  }
}

/**
 * The regular expressions that differ from one in one part.
 *
 * @param pattern as it stands between the quotes of a rules file
 */
export const patternChanges = (pattern: string): PatternChange[] => [
  ...withoutOneSign(pattern),
  ...withOtherBounds(pattern),
];
