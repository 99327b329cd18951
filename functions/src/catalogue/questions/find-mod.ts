import type { FoundMod } from '../catalogue.ts';
import { liveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import { fold } from '../text/fold.ts';

const foundMod = ({ file, state }: Engine, num: number | undefined): FoundMod | undefined => {
  const row = file.row('SELECT id, slug, updated, counts_bucket FROM mods WHERE num = :num', { num: num ?? null });
  if (row === undefined || num === undefined || !state.live.has(num)) return undefined;
  return {
    id: String(row.id),
    slug: String(row.slug),
    updated: Number(row.updated),
    counts_bucket: String(row.counts_bucket),
  };
};

/** The mod of an id. */
export const modById = (engine: Engine, id: string): FoundMod | undefined =>
  foundMod(engine, liveNum(engine.file, engine.state, id));

/** The mod that a present or former slug names; a present one wins. */
export const modBySlug = (engine: Engine, slug: string): FoundMod | undefined => {
  const nums = engine.file.rows('SELECT num FROM mods WHERE slug = :slug', { slug }).map(({ num }) => Number(num));
  const present = nums.find((num) => engine.state.live.has(num));
  if (present !== undefined) return foundMod(engine, present);
  const former = engine.file.row('SELECT id FROM former_slugs WHERE slug = :slug', { slug });
  return former === undefined ? undefined : modById(engine, String(former.id));
};

/** The mods that are called so, as titles are compared; none that was thrown away. */
export const modsTitled = ({ file, state }: Engine, title: string): number[] =>
  file
    .rows('SELECT num FROM mods WHERE title_key = :key', { key: fold(title) })
    .map(({ num }) => Number(num))
    .filter((num) => state.live.has(num) && !state.facets.of('deleted', 'true').has(num));
