/** A piece of a comment: words, or an address that may be followed. */
export type TextPart = { text: string; href?: string };

/** Characters that turn the direction of writing would make an address look like another. */
const ADDRESS = /https?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/giu;
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const SENTENCE_END = /[.,;:!?…*_~]$/u;
const MANY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** An address without what belongs to the sentence around it. */
const withoutSentence = (address: string): string => {
  const last = address.at(-1) ?? '';
  const opener = OPENED_BY[last];
  const isUnopened = opener !== undefined && address.split(opener).length < address.split(last).length;
  return SENTENCE_END.test(address) || isUnopened ? withoutSentence(address.slice(0, -1)) : address;
};

/** Only what leads to a host by http or https, and names nobody before it: `https://bank@elsewhere` looks like the bank. */
const followed = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return undefined;
  return url.href;
};

/** A comment's text as words and addresses, each shown as it was written; more than one empty line is one. */
export const textParts = (text: string): TextPart[] => {
  const shown = text.replaceAll('\r\n', '\n').replace(MANY_LINES, '\n\n');
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of shown.matchAll(ADDRESS)) {
    const address = withoutSentence(found);
    const href = followed(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: shown.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < shown.length) parts.push({ text: shown.slice(from) });
  return parts;
};
