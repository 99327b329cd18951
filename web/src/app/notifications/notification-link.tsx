import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isConsolePath } from '#session/origin.ts';

interface NotificationLinkProps {
  path: string | null;
  className?: string;
  onFollow: () => void;
  children: ReactNode;
}

/** Leads to what a notification is about, where there is such a place; the console is an application of its own. */
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
