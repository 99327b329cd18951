import { defineMessages, FormattedMessage } from 'react-intl';
import { Spinner } from './spinner.tsx';

const messages = defineMessages({ loading: { id: 'app.loading', defaultMessage: 'Carregando...' } });

/** Shown while a page's code or the session loads. */
export const RouteSpinner = () => (
  <div className="grid min-h-[60vh] place-items-center" role="status">
    <Spinner>
      <FormattedMessage {...messages.loading} />
    </Spinner>
  </div>
);
