import { defineMessage } from 'react-intl';

/** Title of the sides, as a fact and as a filter. Separate from their names, which the first load contains. */
export const sideTitle = defineMessage({ id: 'side.title', defaultMessage: 'Onde roda' });
