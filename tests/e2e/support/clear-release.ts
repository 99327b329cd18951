import { z } from 'zod';
import { postAs } from './api.ts';

const RELEASE = {
  version: '0.1.0',
  channel: 'release',
  game_versions: ['1.21.1'],
  loaders: ['fabric'],
  external_url: 'https://downloads.example/prova.jar',
};

/** Gives a Java mod a confirmed release, so that it can be approved. Returns its API path. */
export const addClearRelease = async (modId: string): Promise<string> => {
  const path = `/admin/mods/${modId}/releases`;
  const { id } = z.object({ id: z.string() }).parse(await postAs('admin', path, RELEASE));
  await postAs('admin', `${path}/${id}/clear`, {});
  return `${path}/${id}`;
};
