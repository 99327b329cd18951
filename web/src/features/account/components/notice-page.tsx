import type { ReactNode } from 'react';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';

interface NoticePageProps {
  title: ReactNode;
  /** What to do now. */
  actions?: ReactNode;
  /** Something went well: the forge burns. */
  isLit?: boolean;
  children: ReactNode;
}

/** A page that tells one thing: the forge, a heading, a few lines and the ways on. */
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
