import { success } from '@bigorna/domain/endpoints/envelope';
import { staffModCard } from '@bigorna/domain/endpoints/mods';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client.ts';

const BASE = '/api/admin';
const decided = success(staffModCard);

export interface Decision {
  id: string;
  /** The state the decision was taken on; another one in the meantime is refused as stale. */
  updated_at: string;
}

const decide = async (verb: 'approve' | 'reject', { id, ...body }: Decision & { reason?: string }) => {
  const { json } = await httpClient(`${BASE}/mods/${encodeURIComponent(id)}/${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { data: decided.parse(json).data };
};

/** The console's data: react-admin's REST dialect for lists and records, and one verb a decision. */
export const dataProvider = {
  ...simpleRestProvider(BASE, httpClient),
  supportAbortSignal: true,
  approveMod: (decision: Decision) => decide('approve', decision),
  rejectMod: (decision: Decision & { reason: string }) => decide('reject', decision),
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
