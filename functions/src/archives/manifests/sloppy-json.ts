const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not take inside a text
  text.replace(/[\u0000-\u001f]/g, (sign) => ESCAPES[sign] ?? ' ');

/** Where a text in quotes ends, or the source. */
const endOfText = (source: string, start: number): number => {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at + 1;
  }
  return source.length;
};

/** Where what is found behind a place ends, or the source. */
const behind = (source: string, sign: string, start: number): number => {
  const at = source.indexOf(sign, start);
  return at < 0 ? source.length : at + sign.length;
};

/** Where a comment ends; undefined where none begins. */
const endOfComment = (source: string, start: number): number | undefined => {
  if (source.startsWith('//', start)) return behind(source, '\n', start);
  return source.startsWith('/*', start) ? behind(source, '*/', start + 2) : undefined;
};

/** Goes through a source once, whatever is in it: no expression could be made to go back and forth. */
const mended = (source: string): string => {
  const parts: string[] = [];
  /** A comma is kept back until it is known what comes behind it. */
  let comma = '';
  for (let at = 0; at < source.length; ) {
    const sign = source[at] ?? '';
    const comment = endOfComment(source, at);
    if (comment !== undefined) at = comment;
    else if (sign.trim() === '') {
      parts.push(' ');
      at += 1;
    } else {
      const end = sign === '"' ? endOfText(source, at) : at + 1;
      if (sign !== ']' && sign !== '}') parts.push(comma);
      comma = sign === ',' ? ',' : '';
      if (sign !== ',') parts.push(sign === '"' ? escaped(source.slice(at, end)) : sign);
      at = end;
    }
  }
  return parts.join('');
};

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
    return JSON.parse(mended(plain));
  }
};
