import { findFileOwner } from '../../mods/find-file-owner.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** The mod and release that a file's hash belongs to. */
export const findFile: Handler<'findFile'> = async ({ params }) => ({
  data: notFoundUnless(await findFileOwner(params.hash), 'file_not_found'),
});
