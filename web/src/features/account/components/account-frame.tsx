import type { ReactNode, Ref } from 'react';
import { ForgeScene } from '#shared/ui/scene/forge-scene.tsx';

interface AccountFrameProps {
  title: ReactNode;
  /** For focusing the title after the page's content changed. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead: ReactNode;
  children: ReactNode;
}

/** A form next to the forge scene; on phones only the form. */
export const AccountFrame = ({ title, titleRef, lead, children }: AccountFrameProps) => (
  <div className="wrap grid items-start gap-12 py-8 min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] min-[60rem]:py-14">
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h1>
      <p className="mt-2 mb-6 text-text-2">{lead}</p>
      {children}
    </div>
    <div className="sticky top-24 hidden min-[60rem]:block">
      <ForgeScene />
    </div>
  </div>
);
