import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content.schemas';
import { useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { getTranslation } from '#shared/forms/get-missing-languages.ts';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { moveEntry } from './move-entry.ts';

/**
 * Moves entries up and down. The message offers no undo: users move an entry back.
 *
 * @returns `moving` during the write; `move`, which resolves once the refetch has started
 */
export const useMove = (entries: readonly AdminFaqEntry[]) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [moving, setMoving] = useState(false);
  const running = useRef(false);

  const write = async (id: string, by: -1 | 1): Promise<void> => {
    for (const { entry, position } of moveEntry(entries, id, by)) {
      const { question, answer, updated_at } = entry;
      await callStaffApi('adminUpdateFaq', {
        params: { id: entry.id },
        body: { position, question, answer, updated_at },
      });
    }
  };

  const move = async (id: string, by: -1 | 1): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setMoving(true);
    const from = entries.findIndex((entry) => entry.id === id);
    try {
      await write(id, by);
      const name = getTranslation(entries[from]?.question, getCurrentLocale());
      notify(translate('console.content.moved', { name, position: from + by + 1 }), { type: 'info' });
    } catch (error) {
      notify(getErrorMessage(error, translate), { type: 'error' });
    } finally {
      running.current = false;
      setMoving(false);
      refresh();
    }
  };
  return { moving, move };
};
