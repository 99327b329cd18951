import type { ReactNode } from 'react';
import { EmptyScene } from './empty-scene.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** Heading level: 1 if the state replaces the whole page. */
  level?: 1 | 2;
  /** The reason, or what to do. */
  text?: ReactNode;
  picture?: string | undefined;
  role?: 'alert';
  /** More lines, and links or buttons that help the visitor to continue. */
  children?: ReactNode;
}

/** A scene, a heading and further content, shown where content is missing or failed to load. */
export const EmptyState = ({ title, level = 2, text, picture, role, children }: EmptyStateProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty-state" role={role}>
      <EmptyScene picture={picture} />
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
};
