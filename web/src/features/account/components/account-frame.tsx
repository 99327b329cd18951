import type { ReactNode } from 'react';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';

interface AccountFrameProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** A form beside the forge; on a phone the form alone. */
export const AccountFrame = ({ title, lead, children }: AccountFrameProps) => (
  <div className="wrap grid items-start gap-12 py-8 min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] min-[60rem]:py-14">
    <div className="mx-auto w-full max-w-[30rem]">
      <h1>{title}</h1>
      <p className="mt-2 mb-6 text-text-2">{lead}</p>
      {children}
    </div>
    <div className="sticky top-24 hidden min-[60rem]:block">
      <ForgeScene />
    </div>
  </div>
);
