import { z } from 'zod';
import { fetchData, logIn } from './api.ts';

const RELEASE = {
  version: '0.1.0',
  channel: 'release',
  game_versions: ['1.21.1'],
  loaders: ['fabric'],
  external_url: 'https://downloads.example/prova.jar',
};

/** Gives a Java mod a confirmed release, so that it can be approved. Returns its API path. */
export const addClearRelease = async (modId: string): Promise<string> => {
  const { tokens } = await logIn('admin');
  const path = `/admin/mods/${modId}/releases`;
  const options = { method: 'POST', token: tokens.accessToken } as const;
  const { id } = await fetchData(path, z.object({ id: z.string() }), { ...options, body: RELEASE });
  await fetchData(`${path}/${id}/clear`, z.unknown(), { ...options, body: {} });
  return `${path}/${id}`;
};
