import { useEffect, useState } from 'react';

/** The strip of the window in which a section counts as the one being read. */
const STRIP = '-20% 0px -70% 0px';

/**
 * The section of a page that is being read; the first until one is.
 *
 * @param ids the elements' own ids, in order; the same array from one drawing to the next.
 */
export const useSectionInView = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [shown, setShown] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const section = ids.find((id) => id === entered?.target.id);
        if (section) setShown(section);
      },
      { rootMargin: STRIP },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return shown;
};
