import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { readCarriedToken, tokenOf } from './carried-token.ts';
import { DeadLink } from './components/dead-link.tsx';
import { ResetByLink } from './components/reset-by-link.tsx';

/**
 * Set a new password by a mail's link. Its code leaves the address bar at once, so that it is neither shared nor kept in
 * the history; the visit's state keeps it for a reload.
 */
export const Component = () => {
  const { search, state } = useLocation();
  const given = tokenOf(search);
  if (given) return <Navigate to={paths.resetPassword} replace state={{ token: given }} />;
  const token = readCarriedToken(state);
  return token ? <ResetByLink key={token} token={token} /> : <DeadLink />;
};
