import { catalogue } from '../../catalogue/index.ts';
import type { Handler } from '../handler.ts';

/** The cards of mods by id, from the index alone. */
export const modCards: Handler<'modCards'> = async ({ query }) => ({ data: await catalogue.cards(query.id) });
