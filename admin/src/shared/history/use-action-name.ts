import { useTranslate } from 'react-admin';

/** Returns a function that gets the label of a log action such as `approve:mod`. Falls back to the code. */
export const useActionName = (): ((action: string) => string) => {
  const translate = useTranslate();
  return (action) => translate(`console.logs.actions.${action}`, { _: action });
};
