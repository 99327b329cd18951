import { Navigate } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';

/** Redirects `/public`, the root of the partners' area, to the media kit. */
export const Component = () => <Navigate to={paths.mediaKit} replace />;
