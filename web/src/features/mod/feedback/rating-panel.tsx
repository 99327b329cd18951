import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Suspense, useId } from 'react';
import { defineMessages } from 'react-intl';
import { useNearViewport } from '#shared/browser/use-near-viewport.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';

const messages = defineMessages({ title: { id: 'rating.title', defaultMessage: 'Avaliações' } });

const loadRatings = async () => (await import('./ratings.tsx')).Ratings;

/** Panel of the ratings. Reserves their space, and loads them when the visitor scrolls near. */
export const RatingPanel = ({ mod }: { mod: ModPage }) => {
  const id = useId();
  const Ratings = useLazyPart(loadRatings);
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const waiting = <div className="skeleton h-52" aria-hidden="true" />;
  return (
    <section ref={ref} className="panel rating-panel" aria-labelledby={id}>
      <h2 id={id} className="panel-title">
        {translate(messages.title)}
      </h2>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Ratings mod={mod} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
};
