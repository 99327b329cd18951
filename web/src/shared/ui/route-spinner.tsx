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

/** Shown while a page's code or the session loads. Takes the height of a page. */
export const RouteSpinner = () => <LoadingSpinner className="grid min-h-[60vh] place-items-center" />;
