import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { headingId, SECTIONS, type SectionId } from '../sections.ts';

interface SectionProps {
  id: SectionId;
  /** What it is about, in a line. */
  lead: MessageDescriptor;
  children: ReactNode;
}

/** One part of the page under its heading, which the navigation beside it leads to. */
export const Section = ({ id, lead, children }: SectionProps) => (
  <section id={id} aria-labelledby={headingId(id)} className="grid grid-cols-1 gap-4">
    <div>
      <h2 id={headingId(id)} tabIndex={-1} className="outline-none">
        <FormattedMessage {...SECTIONS[id].title} />
      </h2>
      <p className="mt-1 max-w-[60ch] text-text-2">
        <FormattedMessage {...lead} />
      </p>
    </div>
    {children}
  </section>
);
