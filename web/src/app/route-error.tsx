import { useEffect } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { isOffline } from './offline/is-offline.ts';
import { OfflineInstead } from './offline/offline-instead.tsx';

const messages = defineMessages({
  title: { id: 'routeError.title', defaultMessage: 'Algo quebrou nesta página' },
  text: { id: 'routeError.text', defaultMessage: 'O resto do site continua funcionando. Tente carregar de novo.' },
  connection: { id: 'routeError.connection', defaultMessage: 'Erro de conexão' },
  away: {
    id: 'routeError.away',
    defaultMessage: 'Esta página não chegou até aqui. Confira a rede e carregue de novo.',
  },
  reload: { id: 'routeError.reload', defaultMessage: 'Carregar de novo' },
});

const reload = (): void => location.reload();

/** What browsers, and Vite for styles, say of code that could not be had. */
const NOT_HAD = /import(ed|ing) (a )?module|preload/i;

interface TroubleProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const Trouble = ({ title, text }: TroubleProps) => (
  <div className="wrap grid min-h-[60vh] place-content-center gap-4 text-center" role="alert">
    <h1 className="text-display">
      <FormattedMessage {...title} />
    </h1>
    <p className="text-text-2">
      <FormattedMessage {...text} />
    </p>
    <div>
      <Button variant="primary" onClick={reload}>
        <FormattedMessage {...messages.reload} />
      </Button>
    </div>
  </div>
);

/** The page did not come: it is loaded again by itself once the network is back. */
const NotHad = () => {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <Trouble title={messages.connection} text={messages.away} />;
};

/** The error boundary of a route: says so and offers to load again; without a network, that is what it says. */
export const RouteError = () => {
  const error = useRouteError();
  if (isOffline())
    return (
      <OfflineInstead onRetry={reload}>
        <NotHad />
      </OfflineInstead>
    );
  const isHad = !(error instanceof Error && NOT_HAD.test(error.message));
  return isHad ? <Trouble title={messages.title} text={messages.text} /> : <NotHad />;
};
