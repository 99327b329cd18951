import type { ReactNode } from 'react';

/** A loading animation of three blocks, with text. */
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
