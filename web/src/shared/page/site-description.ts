import { defineMessage } from 'react-intl';

/** The site in one sentence. */
export const siteDescription = defineMessage({
  id: 'footer.description',
  defaultMessage: 'Mods e addons num só lugar, revisados um a um.',
});
