import { adminModsQuestion } from '@bigorna/domain/endpoints/admin/mods';
import { catalogue } from '../../../catalogue/index.ts';
import type { Handler } from '../../handler.ts';
import { contentRange, parseQuestion } from '../rest-dialect.ts';

/** The console's list of mods of every status. */
export const adminListMods: Handler<'adminListMods'> = async ({ query }) => {
  const question = parseQuestion(adminModsQuestion, query);
  const { cards, total } = await catalogue.listForConsole(question);
  return { data: cards, headers: contentRange('mods', question.range[0], cards.length, total) };
};
