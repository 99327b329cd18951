import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { getCachedAt } from './cached-pages.ts';
import { offlineMessage } from './offline-message.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const needs = defineMessage({
  id: 'offline.needs',
  defaultMessage: 'Para baixar, comentar e favoritar, você precisa de internet.',
});
const cachedNotice = defineMessage<{ readonly moment: string }>({
  id: 'offline.seen',
  defaultMessage: 'Você está sem conexão. Esta página foi salva em {moment}.',
});

/** When the page's content was cached; undefined while online, or if the page is not cached. */
const useCachedAt = (isOffline: boolean): Date | undefined => {
  const { pathname } = useLocation();
  const [cachedPage, setCachedPage] = useState<{ pathname: string; cachedAt: Date | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (isOffline) void getCachedAt(pathname).then((cachedAt) => isCurrent && setCachedPage({ pathname, cachedAt }));
    return () => {
      isCurrent = false;
    };
  }, [isOffline, pathname]);
  return isOffline && cachedPage?.pathname === pathname ? cachedPage.cachedAt : undefined;
};

/**
 * Shown while offline: the age of the page, and which actions need the network. When the network is back, refetches the
 * page.
 */
export const OfflineNotice = () => {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const isOffline = useIsOffline(
    useCallback(() => {
      void queryClient.invalidateQueries();
      void languages.complete();
    }, [queryClient]),
  );
  const cachedAt = useCachedAt(isOffline);
  useEffect(() => void registerServiceWorker(), []);
  return (
    <div role="status">
      {isOffline && (
        <p className="offline-notice">
          <CloudOff aria-hidden size={18} />
          <span>
            {cachedAt
              ? translate(cachedNotice, {
                  moment: intl.formatDate(cachedAt, { dateStyle: 'long', timeStyle: 'short' }),
                })
              : translate(offlineMessage)}{' '}
            {translate(needs)}
          </span>
        </p>
      )}
    </div>
  );
};
