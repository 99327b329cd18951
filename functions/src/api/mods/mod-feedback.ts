import { catalogue } from '../../catalogue/index.ts';
import { feedbackOf } from '../../mods/feedback.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** A mod's ratings, and which of its releases work. */
export const modFeedback: Handler<'modFeedback'> = async ({ params }) => ({
  data: await feedbackOf(notFoundUnless(await catalogue.resolve(params.slug), 'mod_not_found')),
});
