import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { TranslateFunction } from 'react-admin';

/** Name of a log entry's target. Without a name: the kind of a target that has none, or that the item is gone. */
export const getTargetName = (
  { target, target_name }: Pick<LogCard, 'target' | 'target_name'>,
  translate: TranslateFunction,
): string => {
  const [collection = ''] = target.split('/');
  return target_name ?? translate(`console.logs.targets.${collection}`, { _: translate('console.logs.targets.gone') });
};
