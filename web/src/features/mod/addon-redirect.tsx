import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** /addons/{slug} leads to the one detail page. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={paths.mod(slug) + search + hash} />;
};
