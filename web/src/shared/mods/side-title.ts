import { defineMessage } from 'react-intl';

/** Title of `sideNames` as a fact and as a filter. In its own file, so that the first load contains only the names. */
export const sideTitle = defineMessage({ id: 'side.title', defaultMessage: 'Onde roda' });
