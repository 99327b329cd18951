/** A part of an XML document. */
export class XmlPart {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Control characters, lone surrogates and other characters that XML 1.0 cannot contain, also not as a reference. */
const INVALID = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;
const SPECIAL = /[&<>"\t\n\r]/g;
const BREAKS = /[\t\n]/;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const toReference = (character: string): string => NAMED[character] ?? `&#${character.charCodeAt(0)};`;
const clean = (text: string): string => text.replace(INVALID, '');
const escapeText = (text: string): string =>
  clean(text).replace(SPECIAL, (one) => (BREAKS.test(one) ? one : toReference(one)));
const escapeAttribute = (text: string): string => clean(text).replace(SPECIAL, toReference);

/** Content of an element. Strings are escaped. */
type Content = string | XmlPart | undefined;

/** An element. Leaves out attributes and content that are undefined. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly Content[]
): XmlPart => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`,
  );
  const inner = content.map((part) => (part instanceof XmlPart ? part.text : escapeText(part ?? ''))).join('');
  return new XmlPart(`<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`);
};

/** A document with a root element. */
export const toXmlDocument = (root: XmlPart): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`;
