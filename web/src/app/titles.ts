import { defineMessages } from 'react-intl';

/** Document titles of the routes in `routes.ts`. */
export const titles = defineMessages({
  home: { id: 'title.home', defaultMessage: 'Mods e addons num só lugar' },
  mods: { id: 'title.mods', defaultMessage: 'Mods' },
  addons: { id: 'title.addons', defaultMessage: 'Addons' },
  search: { id: 'title.search', defaultMessage: 'Busca' },
  mod: { id: 'title.mod', defaultMessage: 'Mod' },
  download: { id: 'title.download', defaultMessage: 'Download' },
});
