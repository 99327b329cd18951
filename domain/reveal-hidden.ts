/**
 * Characters that hide or reorder text: controls, formats, fillers and other characters without a shape. Line breaks and
 * tabs are visible. The group is an emoji with U+FE0F, which is visible too.
 */
const HIDDEN =
  /(\p{Extended_Pictographic}\ufe0f)|[^\P{Cc}\n\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

const toCode = (sign: string): string =>
  `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Shows untrusted text with the codes of hidden characters: `<U+202E>`. */
export const revealHidden = (text: string): string =>
  text.replace(HIDDEN, (sign, emoji: string | undefined) => emoji ?? toCode(sign));
