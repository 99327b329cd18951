import { defineMessages, FormattedMessage } from 'react-intl';
import { Spinner } from './spinner.tsx';

const messages = defineMessages({ loading: { id: 'app.loading', defaultMessage: 'Carregando...' } });

/** Shown while part of a page loads. Announced as a status. */
export const LoadingSpinner = ({ className }: { className?: string }) => (
  <div className={className} role="status">
    <Spinner>
      <FormattedMessage {...messages.loading} />
    </Spinner>
  </div>
);

/** Shown while a page's code or the session loads. As high as the window, so that the footer does not move in sight. */
export const RouteSpinner = () => (
  <LoadingSpinner className="grid min-h-svh content-start justify-items-center pt-[28vh]" />
);
