import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { isOffline } from './offline/is-offline.ts';
import { OfflineInstead } from './offline/offline-instead.tsx';

const messages = defineMessages({
  title: { id: 'routeError.title', defaultMessage: 'Algo quebrou nesta página' },
  text: { id: 'routeError.text', defaultMessage: 'O resto do site continua funcionando. Tente carregar de novo.' },
  reload: { id: 'routeError.reload', defaultMessage: 'Carregar de novo' },
});

const reload = (): void => location.reload();

const Broken = () => (
  <div className="wrap grid min-h-[60vh] place-content-center gap-4 text-center" role="alert">
    <h1 className="text-display">
      <FormattedMessage {...messages.title} />
    </h1>
    <p className="text-text-2">
      <FormattedMessage {...messages.text} />
    </p>
    <div>
      <Button variant="primary" onClick={reload}>
        <FormattedMessage {...messages.reload} />
      </Button>
    </div>
  </div>
);

/** The error boundary of a route: says so and offers to load again; without a network, that is what it says. */
export const RouteError = () =>
  isOffline() ? (
    <OfflineInstead onRetry={reload}>
      <Broken />
    </OfflineInstead>
  ) : (
    <Broken />
  );
