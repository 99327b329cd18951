import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { languages } from '#i18n/locale-store.ts';
import { away } from './away-message.ts';
import { keepPages } from './keep-pages.ts';
import { keptAt } from './kept-pages.ts';
import { useAway } from './use-away.ts';

const needs = defineMessage({ id: 'offline.needs', defaultMessage: 'Baixar, comentar e favoritar precisam da rede.' });
const seen = defineMessage<{ readonly moment: string }>({
  id: 'offline.seen',
  defaultMessage: 'Você está sem conexão e vê esta página como era em {moment}.',
});

/** When what the page shows was kept; undefined while the network is there. */
const useKeptAt = (isAway: boolean): Date | undefined => {
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ pathname: string; at: Date | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (isAway) void keptAt(pathname).then((at) => isCurrent && setFound({ pathname, at }));
    return () => {
      isCurrent = false;
    };
  }, [isAway, pathname]);
  return isAway && found?.pathname === pathname ? found.at : undefined;
};

/** A quiet line while there is no network: that it is so, of when the page is, and what has to wait. Back online, the page is asked for anew. */
export const OfflineNotice = () => {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const isAway = useAway(
    useCallback(() => {
      void queryClient.invalidateQueries();
      void languages.complete();
    }, [queryClient]),
  );
  const at = useKeptAt(isAway);
  useEffect(() => void keepPages(), []);
  return (
    <div role="status">
      {isAway && (
        <p className="offline-notice">
          <CloudOff aria-hidden size={18} />
          <span>
            {at ? (
              <FormattedMessage
                {...seen}
                values={{ moment: intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) }}
              />
            ) : (
              <FormattedMessage {...away} />
            )}{' '}
            <FormattedMessage {...needs} />
          </span>
        </p>
      )}
    </div>
  );
};
