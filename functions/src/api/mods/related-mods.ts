import { catalogue } from '../../catalogue/index.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Mods like this one, and others by its author. */
export const relatedMods: Handler<'relatedMods'> = async ({ params }) => {
  const { id } = notFoundUnless(await catalogue.resolve(params.slug), 'mod_not_found');
  return { data: await catalogue.related(id) };
};
