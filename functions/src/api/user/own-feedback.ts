import { ownFeedback as feedbackBy } from '../../mods/own-feedback.ts';
import type { Handler } from '../handler.ts';

/** What the member has said of a mod, read from the documents themselves. */
export const ownFeedback: Handler<'ownFeedback'> = async ({ params, query, caller }) => ({
  data: await feedbackBy(caller.uid, params.id, query.release ?? []),
});
