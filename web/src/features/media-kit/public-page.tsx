import { Navigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The area's own address leads to its first page. */
export const Component = () => <Navigate to={paths.mediaKit} replace />;
