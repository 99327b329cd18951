import type { Loader, Side } from '@bigorna/domain/catalogue-terms';

/** Manifest data of an archive. */
export interface ArchiveFacts {
  slug: string;
  title: string;
  author: string;
  short: string;
  points: readonly string[];
  version: string;
  gameVersions: readonly string[];
  loaders: readonly Loader[];
  /** Undefined means both. */
  side?: Side;
  license: string;
  /** Slugs of required mods. */
  needs: readonly string[];
}

/** Converts a slug to a loader's mod id: letters, digits and underscores, a letter first. */
export const toModId = (slug: string): string => slug.replaceAll('-', '_').replace(/^(?=\d)/, 'm');
