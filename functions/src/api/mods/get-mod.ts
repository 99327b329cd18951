import { catalogue } from '../../catalogue/index.ts';
import { modPageOf } from '../../mods/mod-page.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import type { Handler } from '../handler.ts';

/** A mod's page by its present slug or a former one; the answer names the present one. */
export const getMod: Handler<'getMod'> = async ({ params }) => {
  const { id } = notFoundUnless(await catalogue.resolve(params.slug), 'mod_not_found');
  const page = notFoundUnless(await get(doc('pages/{mod}', id)), 'mod_not_found');
  return { data: modPageOf(id, page, await catalogue.counts(id)) };
};
