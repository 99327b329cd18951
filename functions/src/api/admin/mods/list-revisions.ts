import { listRevisions as revisionsOf } from '../../../mods/revisions.ts';
import type { Handler } from '../../handler.ts';

/** The approved states of a mod, newest first. */
export const listRevisions: Handler<'listRevisions'> = async ({ params }) => ({ data: await revisionsOf(params.id) });
