import { findFileOwner } from '../../mods/find-file-owner.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** The mod and release that a file's hash belongs to. */
export const findFile: Handler<'findFile'> = async ({ params, request }) => {
  await spend('file_look_ups_by_address', request.address);
  return { data: notFoundUnless(await findFileOwner(params.hash), 'file_not_found') };
};
