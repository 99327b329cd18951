import { useEffect, useState } from 'react';

/** Part of the window in which a section counts as current. */
const STRIP = '-20% 0px -70% 0px';

/**
 * The section that entered the strip last. The first section until then.
 *
 * @param ids the elements' ids in order; must be a stable array.
 */
export const useSectionInView = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const section = ids.find((id) => id === entered?.target.id);
        if (section) setCurrent(section);
      },
      { rootMargin: STRIP },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
