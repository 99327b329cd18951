import type { ReactNode } from 'react';
import { EmptyScene } from '#shared/ui/scene/empty-scene.tsx';
import { ForgeScene } from '#shared/ui/scene/forge-scene.tsx';

interface NoticePageProps {
  title: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  /** Whether to show the lit forge, for a success. */
  isLit?: boolean;
  children: ReactNode;
}

/** A page with one message: the forge, a heading, a few lines and links to continue. */
export const NoticePage = ({ title, actions, isLit = false, children }: NoticePageProps) => (
  <div className="wrap">
    <div className="empty-state min-h-[60vh] content-center">
      {isLit ? <ForgeScene /> : <EmptyScene />}
      <h1>{title}</h1>
      {children}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-4">{actions}</div>}
    </div>
  </div>
);
