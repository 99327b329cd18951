const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** A text in quotes, a comment, or a comma before a closing bracket. */
const PARTS =
  /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/|,(?=(?:\s|\/\/[^\n\r]*(?:[\n\r]|$)|\/\*[\s\S]*?\*\/)*[\]}])/g;

const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not take inside a text
  text.replace(/[\u0000-\u001f]/g, (sign) => ESCAPES[sign] ?? ' ');

const mended = (part: string): string => (part.startsWith('"') ? escaped(part) : part === ',' ? '' : ' ');

/**
 * Reads JSON as loaders do, which bear what people write by hand: comments, commas at the end, line ends inside texts, and
 * a byte order mark.
 *
 * @throws SyntaxError for anything else
 */
export const parseSloppyJson = (text: string): unknown => {
  const plain = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(plain);
  } catch {
    return JSON.parse(plain.replace(PARTS, mended));
  }
};
