import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { TranslateFunction } from 'react-admin';

/** Message key of the name of an exported list. */
const getListKey = (name: string): string => {
  if (name === 'downloaders') return 'console.downloaders.open';
  return `console.menu.${name === 'comments' ? 'comments-moderation' : name}`;
};

/**
 * Name of a log entry's target. Of an export: the name of the list. Without a name: the kind of a target that has none,
 * or that the item is gone.
 */
export const getTargetName = (
  { target, target_name }: Pick<LogCard, 'target' | 'target_name'>,
  translate: TranslateFunction,
): string => {
  const [collection = '', id = ''] = target.split('/');
  if (collection === 'exports') return translate(getListKey(id), { _: id });
  return target_name ?? translate(`console.logs.targets.${collection}`, { _: translate('console.logs.targets.gone') });
};
