import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';

/** Redirects /addons/{slug} to the mod page. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={paths.mod(slug) + search + hash} />;
};
