import { catalogue } from '../../catalogue/index.ts';
import { publishedMod } from '../../mods/published-mod.ts';
import type { Handler } from '../handler.ts';

/** A mod's page by its present slug or a former one; the answer names the present one. */
export const getMod: Handler<'getMod'> = async ({ params }) => ({
  data: await publishedMod(await catalogue.resolve(params.slug)),
});
