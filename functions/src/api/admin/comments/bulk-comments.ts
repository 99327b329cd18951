import type { BULK_ACTIONS, BulkResult } from '@bigorna/domain/endpoints/admin/comments';
import { textFor } from '@bigorna/domain/errors/texts/index';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { addressOf } from '../../../comments/comment-key.ts';
import { removeComment, setHidden } from '../../../comments/moderate.ts';
import type { StaffAct } from '../../../comments/staff-act.ts';
import { fewAtOnce } from '../../../media/few-at-once.ts';
import { ApiError, notFoundUnless } from '../../../platform/api-error.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';

/** Reports and achievements hang on each: more at once would only wait for each other. */
const AT_ONCE = 8;

type Act = (on: StaffAct, reason: string | undefined) => Promise<unknown>;
const ACTS: { readonly [A in (typeof BULK_ACTIONS)[number]]: Act } = {
  hide: (on, reason) => setHidden(on, true, reason),
  restore: (on, reason) => setHidden(on, false, reason),
  remove: removeComment,
};

/** How one went wrong; what is not the caller's to know is for the log. */
const failed = (id: string, error: unknown, locale: Locale): BulkResult => {
  if (!(error instanceof ApiError)) logger.error('one of several comments failed', { error: String(error) });
  const { code, values } = error instanceof ApiError ? error : new ApiError('internal_error');
  return { id, ok: false, code, message: textFor(locale, code, values) };
};

/** Hides, restores or deletes several comments, each on its own. */
export const bulkComments: Handler<'bulkComments'> = async ({ body, caller, request }) => {
  const actor = actorOf({ caller, request });
  const inTurn = fewAtOnce(AT_ONCE);
  const decide = async (id: string): Promise<BulkResult> => {
    try {
      const address = notFoundUnless(addressOf(id), 'comment_not_found');
      await inTurn(() => ACTS[body.action]({ ...address, actor }, body.reason));
      return { id, ok: true, code: null, message: null };
    } catch (error) {
      return failed(id, error, request.locale);
    }
  };
  return { data: await Promise.all([...new Set(body.ids)].map(decide)) };
};
