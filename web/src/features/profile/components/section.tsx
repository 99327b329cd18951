import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { getHeadingId, SECTIONS, type SectionId } from '../sections.ts';

interface SectionProps {
  id: SectionId;
  /** Introduction, one line. */
  lead: MessageDescriptor;
  children: ReactNode;
}

/** A section of the page. Links in the navigation scroll to the section and focus its heading. */
export const Section = ({ id, lead, children }: SectionProps) => (
  <section id={id} aria-labelledby={getHeadingId(id)} className="grid grid-cols-1 gap-4">
    <div>
      <h2 id={getHeadingId(id)} tabIndex={-1} className="outline-none">
        {translate(SECTIONS[id].title)}
      </h2>
      <p className="mt-1 max-w-[60ch] text-text-2">{translate(lead)}</p>
    </div>
    {children}
  </section>
);
