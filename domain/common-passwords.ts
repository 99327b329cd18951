import { BRAND } from './brand.ts';
import { fold } from './fold.ts';

/** Likely passwords on this portal, in addition to the general list. Lower case, no accents. */
export const SITE_COMMON_PASSWORDS: readonly string[] = [
  BRAND.name.toLowerCase(),
  ...['minecraft', 'mods', 'addons', 'creeper', 'enderman', 'steve', 'herobrine', 'roblox'],
  ...[
    'senha',
    'minhasenha',
    'mudar',
    'brasil',
    'portugal',
    'lisboa',
    'saopaulo',
    'corinthians',
    'palmeiras',
    'benfica',
  ],
  ...['contrasena', 'espana', 'mexico', 'argentina', 'motdepasse', 'azerty', 'france', 'paris', 'marseille'],
  ...['welcome', 'changeme', 'letmein', 'admin', 'mima', 'woaini', 'zhongguo'],
];

/** Up to this many extra characters, such as a year, do not make a common word safe. */
const AFFIX_LENGTH_MAX = 4;

const isLetter = (char: string): boolean => /\p{L}/u.test(char);

/** Splits a text into the part from its first to its last letter, and the characters around it. */
const splitCore = (text: string): { core: string; affixes: string } => {
  const chars = [...text];
  const first = chars.findIndex(isLetter);
  const last = chars.findLastIndex(isLetter);
  if (first === -1) return { core: '', affixes: text };
  return {
    core: chars.slice(first, last + 1).join(''),
    affixes: [...chars.slice(0, first), ...chars.slice(last + 1)].join(''),
  };
};

/**
 * Whether a password is easy to guess. Ignores case and accents. Also true for a common password with a few
 * characters around it, or with common characters around it (`Senha12345678`).
 *
 * Source: NIST SP 800-63B, section 5.1.1.2 (https://pages.nist.gov/800-63-3/sp800-63b.html).
 *
 * @param common general list of common passwords, in lower case
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean => {
  const isKnown = (text: string): boolean => common.has(text) || SITE_COMMON_PASSWORDS.includes(text);
  const text = fold(password);
  const { core, affixes } = splitCore(text);
  return isKnown(text) || (isKnown(core) && (affixes.length <= AFFIX_LENGTH_MAX || isKnown(affixes)));
};
