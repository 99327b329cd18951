import type { ReactNode } from 'react';

/** Three blocks that take turns, with their text. */
export const Spinner = ({ children }: { children: ReactNode }) => (
  <span className="spinner">
    <span className="spinner-blocks" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span>{children}</span>
  </span>
);
