import type { Side } from '@bigorna/domain/catalogue-terms';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Where a release runs. */
export const sideNames = defineMessages({
  client: { id: 'side.client', defaultMessage: 'Só no cliente' },
  server: { id: 'side.server', defaultMessage: 'Só no servidor' },
  both: { id: 'side.both', defaultMessage: 'No cliente e no servidor' },
}) satisfies Record<Side, MessageDescriptor>;
