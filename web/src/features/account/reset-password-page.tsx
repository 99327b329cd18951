import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';
import { InvalidResetLink } from './components/invalid-reset-link.tsx';
import { ResetByLink } from './components/reset-by-link.tsx';
import { parseTokenParam, readStoredToken } from './link-token.ts';

/**
 * Page: set a new password by a mail's link. Removes the code from the URL at once, so that neither history nor a
 * shared link contains it. The history entry's state stores the code for reloads.
 */
export const Component = () => {
  const { search, state } = useLocation();
  const urlToken = parseTokenParam(search);
  if (urlToken) return <Navigate to={paths.resetPassword} replace state={{ token: urlToken }} />;
  const token = readStoredToken(state);
  return token ? <ResetByLink key={token} token={token} /> : <InvalidResetLink />;
};
