import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { WriteFailure } from '#session/live/write-failure.ts';

const messages = defineMessages({
  offline: { id: 'writes.offline', defaultMessage: 'Você está sem conexão. Tente de novo quando ela voltar.' },
});

/** Tells in a toast that a member's write did not come about; refused, it asks the server whether the session holds. */
export const useWriteFailure = (): ((error: unknown, title: ClientErrorCode) => Promise<void>) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { recheck } = useAuth();
  return useCallback(
    async (error, title) => {
      const code = error instanceof WriteFailure ? error.code : 'failed';
      if (code === 'denied') void recheck();
      const text = await loadedText();
      const detail = code === 'offline' ? { text: intl.formatMessage(messages.offline) } : {};
      notify({ type: 'error', id: title, title: text(title), ...detail });
    },
    [intl, loadedText, recheck],
  );
};
