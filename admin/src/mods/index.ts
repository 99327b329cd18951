import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import { ModList } from './mod-list.tsx';
import { ModShow } from './mod-show.tsx';

/** The mods resource: the queue and the review page. */
export const mods = {
  list: ModList,
  show: ModShow,
  icon: Inventory2Icon,
  recordRepresentation: 'title',
};
