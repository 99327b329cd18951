import { foldCase, stripAccents } from '@bigorna/domain/fold';
import { separateNoise } from './noise-words.ts';

/** A dotted number, such as a version; else letters and digits up to the next dotted number. */
const RUN = String.raw`(?:\p{N}+(?:\.\p{N}+)+|(?:[\p{L}\p{Co}]|(?!\p{N}+\.\p{N})\p{N}+)+)`;
/** A word: one run, or several runs joined by hyphens, apostrophes or underscores. */
const COMPOUND = new RegExp(String.raw`${RUN}(?:[-‐'’ʼ\u0060_]${RUN})*`, 'gu');
const RUNS = new RegExp(RUN, 'gu');
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
/** Fast path for most words: no joined parts, no camel case, no CJK letters. */
const PLAIN = /^[A-Z]*[a-z0-9]*$/;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/u;
const STARTS_WITH_LETTER = /^\p{L}/u;

/** A word, or a run of CJK letters, which have no spaces between words. */
export interface WordPart {
  text: string;
  cjk: boolean;
}

/** A word as written between spaces. */
export interface Compound {
  /** `sky` and `block` of `sky-block`; one part for most words. */
  parts: WordPart[];
  /** `skyblock` of `sky-block`. */
  joined?: string;
  /** `sky` and `block` of `SkyBlock`. The only entry in `parts` is then `skyblock`. */
  humps?: string[];
}

const splitAtCjk = (word: string): WordPart[] => {
  const parts: WordPart[] = [];
  let end = 0;
  for (const { 0: run, index } of word.matchAll(CJK)) {
    if (index > end) parts.push({ text: word.slice(end, index), cjk: false });
    parts.push({ text: run, cjk: true });
    end = index + run.length;
  }
  if (end < word.length) parts.push({ text: word.slice(end), cjk: false });
  return parts;
};

const JOINED_PARTS_MAX = 3;

/** Splits a word of `splitWords`. */
export const getCompound = (written: string): Compound => {
  if (PLAIN.test(written)) return { parts: [{ text: foldCase(written), cjk: false }] };
  const runs = written.match(RUNS) ?? [];
  const parts = runs.flatMap((run) => splitAtCjk(foldCase(run)));
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) {
    const humps = only.split(HUMP).map(foldCase);
    return humps.length > 1 && parts.length === 1 ? { parts, humps } : { parts };
  }
  const joins =
    parts.length <= JOINED_PARTS_MAX && parts.every(({ text, cjk }) => !cjk && STARTS_WITH_LETTER.test(text));
  return joins ? { parts, joined: parts.map(({ text }) => text).join('') } : { parts };
};

/** The written words of a text, without accents. */
export const splitWords = (text: string): string[] => stripAccents(text).match(COMPOUND) ?? [];

/** The folded words of a text. */
export const getCompounds = (text: string): Compound[] => splitWords(separateNoise(text)).map(getCompound);
