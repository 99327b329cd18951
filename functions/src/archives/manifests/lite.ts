import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { peopleIn, type Said, text } from './facts.ts';
import { versionsInRanges } from './game-ranges.ts';
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
export const readLite = (source: string): Said => {
  const said = manifest.parse(parseSloppyJson(source));
  return {
    mod_id: said.name,
    name: said.displayName || said.name,
    version: said.version,
    description: said.description,
    authors: peopleIn(said.author),
    loaders: ['liteloader'],
    game_versions: versionsInRanges([said.mcversion], JAVA_VERSIONS),
    links: { site: said.url },
  };
};
