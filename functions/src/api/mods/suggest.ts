import { catalogue } from '../../catalogue/index.ts';
import type { Handler } from '../handler.ts';

/** What a text being typed may become. */
export const suggest: Handler<'suggest'> = async ({ query }) => ({ data: await catalogue.suggest(query.q) });
