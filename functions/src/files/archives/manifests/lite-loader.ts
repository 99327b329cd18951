import { z } from 'zod';
import { findVersionsInRanges } from './game-ranges.ts';
import { parsePeople, type RawManifest, text } from './sanitize-manifest.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const manifest = z.object({
  name: text,
  displayName: text,
  version: text,
  author: text,
  description: text,
  mcversion: text,
  url: text,
});

/** Reads LiteLoader's `litemod.json`. */
export const readLiteLoader = (source: string, known: readonly string[]): RawManifest => {
  const fields = manifest.parse(parseSloppyJson(source));
  return {
    mod_id: fields.name,
    name: fields.displayName || fields.name,
    version: fields.version,
    description: fields.description,
    authors: parsePeople(fields.author),
    loaders: ['liteloader'],
    game_versions: findVersionsInRanges([fields.mcversion], known),
    game_ranges: [fields.mcversion],
    links: { site: fields.url },
  };
};
