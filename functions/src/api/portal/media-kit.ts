import { publicMediaKit } from '../../texts/public-texts.ts';
import type { Handler } from '../handler.ts';

/** Who makes the portal and what it reaches. */
export const mediaKit: Handler<'mediaKit'> = async ({ query }) => ({ data: await publicMediaKit(query.lang) });
