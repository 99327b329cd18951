import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { WriteFailure } from '#shared/live/write-failure.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notify } from '#shared/toasts/notify.ts';

const messages = defineMessages({
  offline: { id: 'writes.offline', defaultMessage: 'Você está sem conexão. Tente de novo quando ela voltar.' },
});

/** Shows a toast for a failed write. If the write was denied, checks the session with the server. */
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
