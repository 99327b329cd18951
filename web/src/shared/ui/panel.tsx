import type { HTMLAttributes } from 'react';
import { joinClassNames } from './class-names.ts';

/** A raised surface with the pixel edge. */
export const Panel = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <section {...rest} className={joinClassNames('panel', className)} />
);
