/** A part of a comment: plain text, or a link. */
export type TextPart = { text: string; href?: string };

/** Excludes bidirectional control characters, which can disguise a URL. */
const URL_PATTERN = /https?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/giu;
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const SENTENCE_END = /[.,;:!?…*_~]$/u;
const MANY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** Removes trailing punctuation of the sentence around a URL. */
const trimPunctuation = (rawUrl: string): string => {
  const last = rawUrl.at(-1) ?? '';
  const opener = OPENED_BY[last];
  const isUnopened = opener !== undefined && rawUrl.split(opener).length < rawUrl.split(last).length;
  return SENTENCE_END.test(rawUrl) || isUnopened ? trimPunctuation(rawUrl.slice(0, -1)) : rawUrl;
};

/** Accepts http and https URLs without credentials: `https://bank@elsewhere` looks like the bank. */
const toSafeHref = (rawUrl: string): string | undefined => {
  const url = URL.parse(rawUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return undefined;
  return url.href;
};

/** Splits a comment into text and links. Reduces several empty lines to one. */
export const parseTextParts = (text: string): TextPart[] => {
  const normalized = text.replaceAll('\r\n', '\n').replace(MANY_LINES, '\n\n');
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of normalized.matchAll(URL_PATTERN)) {
    const rawUrl = trimPunctuation(match);
    const href = toSafeHref(rawUrl);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: normalized.slice(from, index) });
    parts.push({ text: rawUrl, href });
    from = index + rawUrl.length;
  }
  if (from < normalized.length) parts.push({ text: normalized.slice(from) });
  return parts;
};
