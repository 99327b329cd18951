import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../data/data-provider.ts';

/**
 * Sends one decision about a mod and shows how it went; the list or page is read anew either way.
 *
 * @returns `deciding` while the call runs, and `decide`, which answers whether it was carried out
 */
export const useModDecision = (mod: StaffModCard) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [deciding, setDeciding] = useState(false);

  const decide = async (reason?: string): Promise<boolean> => {
    setDeciding(true);
    const decision = { id: mod.id, updated_at: mod.updated_at };
    try {
      if (reason === undefined) await dataProvider.approveMod(decision);
      else await dataProvider.rejectMod({ ...decision, reason });
      notify(reason === undefined ? 'console.mods.approved' : 'console.mods.rejected', { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      setDeciding(false);
      refresh();
    }
  };
  return { deciding, decide };
};
