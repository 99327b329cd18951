import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isConsolePath } from '#shared/routing/origin.ts';

interface NotificationLinkProps {
  path: string | null;
  className?: string;
  onFollow: () => void;
  children: ReactNode;
}

/**
 * Link to the subject of a notification; plain text if the notification has no path. Console paths need a full page
 * load.
 */
export const NotificationLink = ({ path, className, onFollow, children }: NotificationLinkProps) => {
  if (path === null) return <span className={className}>{children}</span>;
  if (isConsolePath(path)) {
    return (
      <a href={path} className={className} onClick={onFollow}>
        {children}
      </a>
    );
  }
  return (
    <Link to={path} className={className} onClick={onFollow}>
      {children}
    </Link>
  );
};
