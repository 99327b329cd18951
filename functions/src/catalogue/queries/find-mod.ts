import { fold } from '@bigorna/domain/fold';
import type { CatalogueHit } from '../catalogue.ts';
import { findLiveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';

const toCatalogueHit = ({ file, state }: Engine, num: number | undefined): CatalogueHit | undefined => {
  const row = file.row('SELECT id, slug, updated, counts_bucket FROM mods WHERE num = :num', { num: num ?? null });
  if (row === undefined || num === undefined || !state.live.has(num)) return undefined;
  return {
    id: String(row.id),
    slug: String(row.slug),
    updated: Number(row.updated),
    counts_bucket: String(row.counts_bucket),
  };
};

export const findModById = (engine: Engine, id: string): CatalogueHit | undefined =>
  toCatalogueHit(engine, findLiveNum(engine.file, engine.state, id));

/** Finds a mod by its current or a former slug. A current slug wins over a former slug. */
export const findModBySlug = (engine: Engine, slug: string): CatalogueHit | undefined => {
  const nums = engine.file.rows('SELECT num FROM mods WHERE slug = :slug', { slug }).map(({ num }) => Number(num));
  const current = nums.find((num) => engine.state.live.has(num));
  if (current !== undefined) return toCatalogueHit(engine, current);
  const previous = engine.file.row('SELECT id FROM former_slugs WHERE slug = :slug', { slug });
  return previous === undefined ? undefined : findModById(engine, String(previous.id));
};

/** Mods with a title, ignoring case and accents. Excludes soft-deleted mods. */
export const findModsByTitle = ({ file, state }: Engine, title: string): number[] =>
  file
    .rows('SELECT num FROM mods WHERE title_key = :key', { key: fold(title) })
    .map(({ num }) => Number(num))
    .filter((num) => state.live.has(num) && !state.facets.get('deleted', 'true').has(num));
