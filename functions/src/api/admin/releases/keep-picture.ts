import { keepPicture as keep } from '../../../media/keep-picture.ts';
import { spend } from '../../../platform/rate-limits.ts';
import type { Handler } from '../../handler.ts';

/** Makes a picture that staff uploaded one of the portal's. */
export const keepPicture: Handler<'keepPicture'> = async ({ params, body, caller }) => {
  await spend('staff_uploads_by_account', caller.uid);
  return { data: await keep(params.slot, body.use) };
};
