import { bare, lower } from './fold.ts';

/** A number with dots such as a version; else letters and digits up to the next such number. */
const RUN = String.raw`(?:\p{N}+(?:\.\p{N}+)+|(?:[\p{L}\p{Co}]|(?!\p{N}+\.\p{N})\p{N}+)+)`;
/** What joins two runs to one word: hyphens, apostrophes, a low line. */
const COMPOUND = new RegExp(String.raw`${RUN}(?:[-‐'’ʼ\u0060_]${RUN})*`, 'gu');
const RUNS = new RegExp(RUN, 'gu');
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
/** Most words: nothing joined, no hump, no CJK letter. */
const PLAIN = /^[A-Z]*[a-z0-9]*$/;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/u;
const STARTS_WITH_LETTER = /^\p{L}/u;

/** A word of a text, or a stretch of CJK letters, which has no spaces between its words. */
export interface Part {
  text: string;
  cjk: boolean;
}

/** A word as it was written between spaces. */
export interface Compound {
  /** `sky` and `block` of `sky-block`; one part for most words. */
  parts: Part[];
  /** `skyblock` of `sky-block`. */
  joined?: string;
  /** `sky` and `block` of `SkyBlock`, whose one part is `skyblock`. */
  humps?: string[];
}

const splitAtCjk = (word: string): Part[] => {
  const found: Part[] = [];
  let end = 0;
  for (const { 0: run, index } of word.matchAll(CJK)) {
    if (index > end) found.push({ text: word.slice(end, index), cjk: false });
    found.push({ text: run, cjk: true });
    end = index + run.length;
  }
  if (end < word.length) found.push({ text: word.slice(end), cjk: false });
  return found;
};

const JOINED_PARTS_MAX = 3;

/** The parts of a word as `writtenWords` gives it. */
export const compoundOf = (written: string): Compound => {
  if (PLAIN.test(written)) return { parts: [{ text: lower(written), cjk: false }] };
  const runs = written.match(RUNS) ?? [];
  const parts = runs.flatMap((run) => splitAtCjk(lower(run)));
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) {
    const humps = only.split(HUMP).map(lower);
    return humps.length > 1 && parts.length === 1 ? { parts, humps } : { parts };
  }
  const joins =
    parts.length <= JOINED_PARTS_MAX && parts.every(({ text, cjk }) => !cjk && STARTS_WITH_LETTER.test(text));
  return joins ? { parts, joined: parts.map(({ text }) => text).join('') } : { parts };
};

/** The words of a text as they are written, but without accents. */
export const writtenWords = (text: string): string[] => bare(text).match(COMPOUND) ?? [];

/** The words of a text, folded. */
export const compoundsOf = (text: string): Compound[] => writtenWords(text).map(compoundOf);
