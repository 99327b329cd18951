import type { Loader } from '@bigorna/domain/catalogue-terms';

/** What an archive says about itself. */
export interface ArchiveFacts {
  slug: string;
  title: string;
  author: string;
  short: string;
  points: readonly string[];
  version: string;
  gameVersions: readonly string[];
  loaders: readonly Loader[];
  license: string;
  /** Slugs of the mods it cannot do without. */
  needs: readonly string[];
}

/** A slug as a mod id of the loaders: letters, digits and underscores, first a letter. */
export const modIdOf = (slug: string): string => slug.replaceAll('-', '_').replace(/^(?=\d)/, 'm');
