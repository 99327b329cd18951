import { compareVersions } from '@bigorna/domain/version-order';
import { z } from 'zod';
import { findVersionsInRanges } from './game-ranges.ts';
import { PACK_ICON } from './manifest-paths.ts';
import { findPackText } from './pack-texts.ts';
import { list, type RawManifest, text } from './sanitize-manifest.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const version = z
  .union([
    z.string(),
    z
      .array(z.int().nonnegative())
      .max(4)
      .transform((parts) => parts.join('.')),
  ])
  .catch('');
const TEXT_KEY = /^[\w-]+(?:\.[\w-]+)*\.(?:[\w-]*_)?(?:pack)?(?:name|title|desc|description)$/i;

/**
 * A name or description for readers. The game looks it up as a key in the pack's translations. A key without a
 * translation is not readable, so it counts as empty.
 */
const resolveText = (value: string, texts: readonly string[]): string =>
  findPackText(texts, value.trim()) ?? (TEXT_KEY.test(value.trim()) ? '' : value);

/** A `manifest.json` with these fields belongs to a pack. Other files may have the same name. */
const manifest = z.object({
  header: z.object({
    name: text,
    description: text,
    uuid: z.string(),
    version,
    min_engine_version: version,
  }),
  modules: z.array(z.object({ type: text })),
  metadata: z.object({ authors: list, license: text, url: text }).partial().catch({}),
});

const ENGINE = /^\d{1,6}(?:\.\d{1,6}){1,3}(?:[-+][\w.+-]*)?$/;

const readEngine = (source: string): string[] => {
  try {
    const engine = manifest.parse(parseSloppyJson(source)).header.min_engine_version;
    return ENGINE.test(engine) ? [engine] : [];
  } catch {
    // `readBedrock` reports the manifest.
    return [];
  }
};

/**
 * The oldest game version that runs all packs of an add-on: the newest that a pack names. Packs that name none run in
 * any version.
 *
 * @param sources the manifests of all packs
 * @returns empty if no pack names a version
 */
export const findNeededEngine = (sources: readonly string[]): string =>
  sources.flatMap(readEngine).toSorted(compareVersions).at(-1) ?? '';

/**
 * Reads a Bedrock pack's `manifest.json`.
 *
 * @param known the game versions that a range may stand for
 * @param engine the oldest game version that runs the pack and the packs beside it; empty if unknown
 * @param texts translations of the pack, the best first
 * @throws ZodError if it is not the manifest of a pack
 */
export const readBedrock = (
  source: string,
  known: readonly string[],
  engine: string,
  texts: readonly string[],
): RawManifest => {
  const { header, metadata } = manifest.parse(parseSloppyJson(source));
  const game_ranges = engine === '' ? [] : [`>=${engine}`];
  return {
    mod_id: header.uuid,
    name: resolveText(header.name, texts),
    version: header.version,
    description: resolveText(header.description, texts),
    license: metadata.license ?? '',
    authors: (metadata.authors ?? []).map((author) => text.parse(author)),
    loaders: ['bedrock'],
    game_versions: findVersionsInRanges(game_ranges, known),
    game_ranges,
    links: { site: metadata.url ?? '' },
    // Relative to the folder of the manifest.
    icon: PACK_ICON,
  };
};
