import { BEDROCK_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { findVersionsInRanges } from './game-ranges.ts';
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
/** A translation key is not a readable name, so it counts as empty. */
const ignoreTranslationKey = (name: string): string => (/^pack\.(?:name|description)$/.test(name) ? '' : name);

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

/**
 * Reads a Bedrock pack's `manifest.json`.
 *
 * @throws ZodError if it is not the manifest of a pack
 */
export const readBedrock = (source: string): RawManifest => {
  const { header, metadata } = manifest.parse(parseSloppyJson(source));
  const engine = header.min_engine_version;
  return {
    mod_id: header.uuid,
    name: ignoreTranslationKey(header.name),
    version: header.version,
    description: ignoreTranslationKey(header.description),
    license: metadata.license ?? '',
    authors: (metadata.authors ?? []).map((author) => text.parse(author)),
    loaders: ['bedrock'],
    game_versions: engine === '' ? [] : findVersionsInRanges([`>=${engine}`], BEDROCK_VERSIONS),
    links: { site: metadata.url ?? '' },
    // Relative to the folder of the manifest.
    icon: 'pack_icon.png',
  };
};
