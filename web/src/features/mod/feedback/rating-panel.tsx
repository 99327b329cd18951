import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Suspense, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { useNear } from '#app/mods/use-near.ts';

const messages = defineMessages({ title: { id: 'rating.title', defaultMessage: 'Avaliações' } });

const loadRatings = async () => (await import('./ratings.tsx')).Ratings;

/** The ratings' place, of their size from the beginning; they come when the visitor comes near. */
export const RatingPanel = ({ mod }: { mod: ModPage }) => {
  const id = useId();
  const Ratings = useLatePart(loadRatings);
  const { ref, isNear } = useNear<HTMLElement>();
  const waiting = <div className="skeleton h-52" aria-hidden="true" />;
  return (
    <section ref={ref} className="panel rating-panel" aria-labelledby={id}>
      <h2 id={id} className="panel-title">
        <FormattedMessage {...messages.title} />
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
