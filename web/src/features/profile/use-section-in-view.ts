import { useEffect, useState } from 'react';
import { SECTION_IDS, type SectionId } from './sections.ts';

/** The strip of the window in which a section counts as the one being read. */
const STRIP = '-20% 0px -70% 0px';

/** The section that is being read. */
export const useSectionInView = (): SectionId => {
  const [shown, setShown] = useState<SectionId>(SECTION_IDS[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const section = SECTION_IDS.find((id) => id === entered?.target.id);
        if (section) setShown(section);
      },
      { rootMargin: STRIP },
    );
    for (const id of SECTION_IDS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return shown;
};
