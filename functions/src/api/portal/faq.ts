import { publicFaq } from '../../texts/public-texts.ts';
import type { Handler } from '../handler.ts';

/** Questions and answers. */
export const faq: Handler<'faq'> = async ({ query }) => ({ data: await publicFaq(query.lang) });
