import { useTranslate } from 'react-admin';

/** What a log's action is called: `approve:mod` by its text, or as it is where it has none. */
export const useActionName = (): ((action: string) => string) => {
  const translate = useTranslate();
  return (action) => translate(`console.logs.actions.${action}`, { _: action });
};
