/** One character in a character class. Rules files double every backslash. */
const SIGN = String.raw`\\\\x\{[0-9A-F]+\}|\\\\x[0-9A-F]{2}|\\\\p\{\w+\}|\\\\.|[^\]\\]`;
const CLASS = new RegExp(String.raw`\[\^?((?:${SIGN})+)\]`, 'dg');
const PART = new RegExp(`(?:${SIGN})(?:-(?:${SIGN}))?`, 'g');
const BOUNDS = /\{(\d+),(\d+)\}/g;

/**
 * All regular expressions with one changed part. A class loses a character or range, or the bound of a repetition moves
 * by one. If a class has only one part, a character that nobody types replaces it.
 *
 * @param pattern the text between the quotes of a rules file
 */
export function* changePattern(pattern: string): Generator<string> {
  const replace = (at: number, { length }: string, by: string): string =>
    pattern.slice(0, at) + by + pattern.slice(at + length);
  for (const { 1: inside = '', indices } of pattern.matchAll(CLASS)) {
    const parts = [...inside.matchAll(PART)];
    const by = parts.length === 1 ? String.raw`\\x{10FFFD}` : '';
    for (const { 0: part, index } of parts) yield replace((indices?.[1]?.[0] ?? 0) + index, part, by);
  }
  for (const { 0: bounds, 1: least, 2: most, index } of pattern.matchAll(BOUNDS)) {
    for (const [less, more] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [from, to] = [Number(least) + less, Number(most) + more];
      if (from >= 0 && from <= to) yield replace(index, bounds, `{${from},${to}}`);
    }
  }
}
