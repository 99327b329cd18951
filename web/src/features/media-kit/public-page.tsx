import { Navigate } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';

/** Redirects the area's root to its first page. */
export const Component = () => <Navigate to={paths.mediaKit} replace />;
