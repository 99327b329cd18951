import { keepPicture as keep } from '../../../media/keep-picture.ts';
import type { Handler } from '../../handler.ts';

/** Makes a picture that staff uploaded one of the portal's. */
export const keepPicture: Handler<'keepPicture'> = async ({ params, body }) => ({
  data: await keep(params.slot, body.use),
});
