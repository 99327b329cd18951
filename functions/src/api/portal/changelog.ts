import { publicChangelog } from '../../texts/public-texts.ts';
import type { Handler } from '../handler.ts';

/** What is new on the site. */
export const changelog: Handler<'changelog'> = async ({ query }) => ({ data: await publicChangelog(query.lang) });
