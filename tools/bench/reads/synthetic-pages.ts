import type { ModDetails } from '@bigorna/domain/entities/mod';
import { type IdentifiedRelease, pageOf } from '@bigorna/domain/mod-page';
import { batch, doc } from '../../../functions/src/platform/firestore.ts';
import { syntheticDescription, syntheticIndex, syntheticMod } from '../synthetic/mods.ts';
import { SYNTHETIC_MODS } from './settings.ts';
import type { KnownMod } from './visits.ts';

const BATCH = 200;
const RELEASES = 10;

/** Every approved synthetic mod. */
export const syntheticMods = (): KnownMod[] =>
  Array.from({ length: SYNTHETIC_MODS }, (_, index) => syntheticMod(index))
    .filter(({ status }) => status === 'approved')
    .map(({ id, slug, title }) => ({ id, slug, title }));

const releasesOf = (index: number): IdentifiedRelease[] => {
  const { compat, file_size, updated_at, slug } = syntheticMod(index);
  return compat.slice(0, RELEASES).map((pair, number): IdentifiedRelease => {
    const version = `${number}.0.0`;
    return {
      id: `r${number}`,
      version,
      channel: 'release',
      changelog: syntheticDescription(index),
      game_versions: [pair.slice(pair.indexOf('@') + 1)],
      loaders: [pair.startsWith('bedrock') ? 'bedrock' : 'fabric'],
      file_name: `${slug}-${version}.jar`,
      file_size,
      sha256: null,
      sha512: null,
      external: false,
      verdict: 'clear',
      dependencies: [],
      published_at: updated_at,
    };
  });
};

const pageDocument = (index: number) => {
  const details: ModDetails = {
    description: syntheticDescription(index),
    license: null,
    links: { source: null, issues: null, site: null },
    gallery: [],
  };
  return pageOf(syntheticMod(index), details, releasesOf(index));
};

/** Writes the page documents of synthetic mods, for those that are going to be visited. */
export const writePages = async (ids: readonly string[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += BATCH) {
    await batch((writes) => {
      for (const id of ids.slice(from, from + BATCH)) {
        writes.set(doc('pages/{mod}', id), pageDocument(syntheticIndex(id)));
      }
    });
  }
};
