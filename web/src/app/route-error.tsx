import { useEffect } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OfflineFallback } from './offline/offline-fallback.tsx';

const messages = defineMessages({
  title: { id: 'routeError.title', defaultMessage: 'Algo quebrou nesta página' },
  text: { id: 'routeError.text', defaultMessage: 'O resto do site funciona. Tente recarregar.' },
  connection: { id: 'routeError.connection', defaultMessage: 'Erro de conexão' },
  away: {
    id: 'routeError.away',
    defaultMessage: 'Esta página não carregou. Confira sua conexão e recarregue.',
  },
  reload: { id: 'routeError.reload', defaultMessage: 'Recarregar' },
});

const reload = (): void => location.reload();

/** Error messages of browsers, and of Vite for styles, when code cannot be loaded. */
const LOAD_FAILURE = /import(ed|ing) (a )?module|preload/i;

interface ErrorMessageProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const ErrorMessage = ({ title, text }: ErrorMessageProps) => (
  <div className="wrap grid min-h-[60vh] place-content-center gap-4 text-center" role="alert">
    <h1 className="text-step-5">{translate(title)}</h1>
    <p className="text-text-2">{translate(text)}</p>
    <div>
      <Button variant="primary" onClick={reload}>
        {translate(messages.reload)}
      </Button>
    </div>
  </div>
);

/** Shown if the page's code did not load. Reloads the page when the network is back. */
const LoadFailed = () => {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <ErrorMessage title={messages.connection} text={messages.away} />;
};

/** The error boundary of a route: shows the failure and offers a reload. Offline, shows the offline page. */
export const RouteError = () => {
  const error = useRouteError();
  const isOffline = useIsOffline(reload);
  if (isOffline)
    return (
      <OfflineFallback onRetry={reload}>
        <LoadFailed />
      </OfflineFallback>
    );
  const isLoadFailure = error instanceof Error && LOAD_FAILURE.test(error.message);
  return isLoadFailure ? <LoadFailed /> : <ErrorMessage title={messages.title} text={messages.text} />;
};
