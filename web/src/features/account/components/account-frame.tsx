import type { ReactNode, Ref } from 'react';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';

interface AccountFrameProps {
  title: ReactNode;
  /** Where the title takes the focus, the page having changed under the visitor. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead: ReactNode;
  children: ReactNode;
}

/** A form beside the forge; on a phone the form alone. */
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
