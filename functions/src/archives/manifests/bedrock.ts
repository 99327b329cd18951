import { BEDROCK_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { list, type Said, text } from './facts.ts';
import { versionsInRanges } from './game-ranges.ts';
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
/** A key of the pack's translations says nothing. */
const spoken = (name: string): string => (/^pack\.(?:name|description)$/.test(name) ? '' : name);

/** What makes a `manifest.json` one of a pack: others have that name too. */
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
 * @throws ZodError where it is no pack's
 */
export const readBedrock = (source: string): Said => {
  const { header, metadata } = manifest.parse(parseSloppyJson(source));
  const engine = header.min_engine_version;
  return {
    mod_id: header.uuid,
    name: spoken(header.name),
    version: header.version,
    description: spoken(header.description),
    license: metadata.license ?? '',
    authors: (metadata.authors ?? []).map((author) => text.parse(author)),
    loaders: ['bedrock'],
    game_versions: engine === '' ? [] : versionsInRanges([`>=${engine}`], BEDROCK_VERSIONS),
    links: { site: metadata.url ?? '' },
  };
};
