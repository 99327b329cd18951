import { isStaff } from '@bigorna/domain/access/roles';
import { touchViewer } from '../../achievements/touch-viewer.ts';
import { noteView } from '../../activity/note-view.ts';
import { catalogue } from '../../catalogue/index.ts';
import { countOnce } from '../../counters/count-once.ts';
import { visitorOf } from '../../counters/visitor.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/**
 * A visitor sees a mod's page; a member's view that counts is among what they did. Staff look at pages for their work, and
 * count nowhere.
 */
export const viewMod: Handler<'viewMod'> = async ({ params, caller, request }) => {
  const { counts_bucket } = notFoundUnless(await catalogue.find(params.id), 'mod_not_found');
  if (caller === undefined || !isStaff(caller.account.role)) {
    const visitor = await visitorOf(request, caller?.uid);
    const view = { kind: 'view', mod_id: params.id, release_id: null, bucket: counts_bucket } as const;
    const isCounted = await countOnce(view, visitor);
    if (isCounted && caller !== undefined) {
      await noteView(caller.uid, params.id);
      await touchViewer(caller.uid);
    }
  }
  return { data: null };
};
