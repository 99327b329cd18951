import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { useTranslate } from 'react-admin';

/** A take-down is logged as a withdrawal with this mark. */
export const isTakeDown = ({ after }: Pick<LogCard, 'after'>): boolean => after?.taken_down === true;

/** Returns a function that gets the label of a log entry's action. Falls back to the code. */
export const useActionName = (): ((entry: Pick<LogCard, 'action' | 'after'>) => string) => {
  const translate = useTranslate();
  return (entry) => {
    const name = isTakeDown(entry) ? 'take_down:release' : entry.action;
    return translate(`console.logs.actions.${name}`, { _: name });
  };
};
