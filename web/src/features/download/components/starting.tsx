import { defineMessages, FormattedMessage } from 'react-intl';
import { Spinner } from '#ui/spinner.tsx';

const messages = defineMessages({ starting: { id: 'download.starting', defaultMessage: 'Buscando o arquivo...' } });

/** The moment between the countdown and the file. */
export const Starting = () => (
  <Spinner>
    <FormattedMessage {...messages.starting} />
  </Spinner>
);
