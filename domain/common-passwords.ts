import { BRAND } from './brand.ts';

/** What visitors of this portal are tempted to take, beyond the world's common passwords; small letters, no accents. */
export const TEMPTING_WORDS: readonly string[] = [
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

/** So many characters around a common word make it no other: a year, a few digits, a mark. */
const DECORATION_MAX = 4;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isLetter = (char: string): boolean => /\p{L}/u.test(char);

/** A text's part from its first letter to its last, and what stands around it. */
const coreOf = (text: string): { core: string; around: string } => {
  const chars = [...text];
  const first = chars.findIndex(isLetter);
  const last = chars.findLastIndex(isLetter);
  if (first === -1) return { core: '', around: text };
  return {
    core: chars.slice(first, last + 1).join(''),
    around: [...chars.slice(0, first), ...chars.slice(last + 1)].join(''),
  };
};

/**
 * Whether a password is one that whoever guesses tries first: a common one in any case and with or without accents, alone
 * or with a few digits or marks around it, also when those are common in themselves (`Senha12345678`).
 *
 * Source: NIST SP 800-63B, 5.1.1.2: new passwords are held against a list of commonly used ones.
 *
 * @param common the world's common passwords, in small letters
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean => {
  const isKnown = (text: string): boolean => common.has(text) || TEMPTING_WORDS.includes(text);
  const text = folded(password);
  const { core, around } = coreOf(text);
  return isKnown(text) || (isKnown(core) && (around.length <= DECORATION_MAX || isKnown(around)));
};
