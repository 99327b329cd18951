import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';

interface PillProps {
  /** `works`: fits the visitor's game; `bedrock`: an addon; `honour`: a distinction, such as featured. */
  tone?: 'plain' | 'on' | 'works' | 'bedrock' | 'honour' | 'danger';
  children: ReactNode;
  title?: string | undefined;
}

/** A small label. The tone never carries meaning alone: a word or icon does too. */
export const Pill = ({ tone = 'plain', children, title }: PillProps) => (
  <span className={joinClassNames('pill', tone !== 'plain' && `pill-${tone}`)} title={title}>
    {children}
  </span>
);
