import type { Category, Loader } from '@bigorna/domain/catalogue-terms';
import type { ModStatus } from '@bigorna/domain/mod-status';
import type { Ground } from '../art/grounds.ts';
import type { Item } from '../art/items.ts';

export type Language = 'pt' | 'en';

/** What a person would write when they hand in a mod or addon; everything else is derived from it. */
export interface Entry {
  title: string;
  author: string;
  lang: Language;
  categories: readonly Category[];
  tags: readonly string[];
  short: string;
  /** First paragraph of the description. */
  intro: string;
  /** What it brings, one line each. */
  points: readonly string[];
  /** The drawn picture; null leaves the sprite that the site grows from the name. */
  art: `${Ground}/${Item}` | null;
  loaders?: readonly Loader[];
  premium?: true;
  featured?: true;
  gallery?: true;
  /** Titles of mods it cannot do without. */
  needs?: readonly string[];
  /** Titles of mods it works well with. */
  likes?: readonly string[];
  /** Titles of mods it breaks with. */
  clashes?: readonly string[];
  /** `approved` unless said. */
  status?: ModStatus;
  /** Why it was rejected, as the author reads it. */
  reason?: string;
  /** The newest release lies on the author's own server. */
  external?: true;
}
