import { isGameVersion } from '@bigorna/domain/game-versions';
import { parse } from 'yaml';
import { z } from 'zod';
import { findVersionsInRanges } from './game-ranges.ts';
import { list, parsePeople, type RawManifest, text } from './sanitize-manifest.ts';

const manifest = z.object({
  name: text,
  version: text,
  description: text,
  author: text,
  authors: z.union([z.string(), list]),
  website: text,
  'api-version': text,
});

/** Larger than any real file. */
const SOURCE_MAX = 64 * 1024;
/**
 * All values are texts: version 1.10 is not the number 1.1. Servers accept repeated keys, and a search for them takes
 * too long.
 */
const OPTIONS = {
  schema: 'failsafe',
  uniqueKeys: false,
  maxAliasCount: 20,
  prettyErrors: false,
  logLevel: 'error',
} as const;

/**
 * Reads `plugin.yml` or `paper-plugin.yml` of a plugin for Bukkit, Spigot or Paper. The catalogue has no loader for
 * such plugins.
 *
 * @throws Error if the file is too large or no YAML
 */
export const readServerPlugin = (source: string, known: readonly string[]): RawManifest => {
  if (source.length > SOURCE_MAX) throw new RangeError('The manifest is too large');
  const fields = manifest.parse(parse(source, OPTIONS));
  const oldest = fields['api-version'].trim();
  const game_ranges = isGameVersion(oldest) ? [`>=${oldest}`] : [];
  return {
    mod_id: fields.name,
    name: fields.name,
    version: fields.version,
    description: fields.description,
    authors: [fields.author, ...[fields.authors].flat().map((author) => text.parse(author))].flatMap(parsePeople),
    game_versions: findVersionsInRanges(game_ranges, known),
    game_ranges,
    links: { site: fields.website },
  };
};
