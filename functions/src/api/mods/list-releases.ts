import { catalogue } from '../../catalogue/index.ts';
import { fittingReleases } from '../../mods/fitting-releases.ts';
import { publishedMod } from '../../mods/published-mod.ts';
import type { Handler } from '../handler.ts';

/** The releases of a mod that a question asks for, newest first by version number. */
export const listReleases: Handler<'listReleases'> = async ({ params, query }) => {
  const mod = await publishedMod(await catalogue.resolve(params.slug));
  const releases = fittingReleases(mod.releases, query);
  return { data: releases, meta: { total: releases.length } };
};
