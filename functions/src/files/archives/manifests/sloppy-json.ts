const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow these inside a text
  text.replace(/[\u0000-\u001f]/g, (sign) => ESCAPES[sign] ?? ' ');

/** Position after the closing quote, or the end of the source. */
const findTextEnd = (source: string, start: number): number => {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at + 1;
  }
  return source.length;
};

/** Position after the next occurrence of `sign`, or the end of the source. */
const findAfter = (source: string, sign: string, start: number): number => {
  const at = source.indexOf(sign, start);
  return at < 0 ? source.length : at + sign.length;
};

/** Position after a comment; undefined if no comment starts here. */
const findCommentEnd = (source: string, start: number): number | undefined => {
  if (source.startsWith('//', start)) return findAfter(source, '\n', start);
  return source.startsWith('/*', start) ? findAfter(source, '*/', start + 2) : undefined;
};

/** Converts to strict JSON in a single pass. A regular expression could backtrack. */
const toStrictJson = (source: string): string => {
  const parts: string[] = [];
  /** A pending comma, written only if a value follows. */
  let comma = '';
  for (let at = 0; at < source.length; ) {
    const sign = source[at] ?? '';
    const comment = findCommentEnd(source, at);
    if (comment !== undefined) at = comment;
    else if (sign.trim() === '') {
      parts.push(' ');
      at += 1;
    } else {
      const end = sign === '"' ? findTextEnd(source, at) : at + 1;
      if (sign !== ']' && sign !== '}') parts.push(comma);
      comma = sign === ',' ? ',' : '';
      if (sign !== ',') parts.push(sign === '"' ? escapeControls(source.slice(at, end)) : sign);
      at = end;
    }
  }
  return parts.join('');
};

/**
 * Parses JSON leniently, like loaders do: with comments, trailing commas, line breaks in texts and a byte order mark.
 *
 * @throws SyntaxError for any other deviation
 */
export const parseSloppyJson = (text: string): unknown => {
  const plain = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(plain);
  } catch {
    return JSON.parse(toStrictJson(plain));
  }
};
