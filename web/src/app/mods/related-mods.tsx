import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { ModCard } from './mod-card.tsx';
import { CardSkeletons } from './mod-skeletons.tsx';
import { relatedQuery } from './related-query.ts';
import { useNear } from './use-near.ts';

const messages = defineMessages({ similar: { id: 'related.similar', defaultMessage: 'Parecidos com este' } });
const byAuthor = defineMessage<{ readonly author: string }>({
  id: 'related.byAuthor',
  defaultMessage: 'Mais de {author}',
});

const SKELETONS = 4;

const Shelf = ({ title, mods }: { title: ReactNode; mods: readonly Mod[] }) => {
  const id = useId();
  if (mods.length === 0) return null;
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <div className="card-grid">
        {mods.map((mod) => (
          <ModCard key={mod.id} mod={mod} />
        ))}
      </div>
    </section>
  );
};

interface RelatedModsProps {
  mod: Pick<Mod, 'slug' | 'author'>;
}

/** Mods like this one and others by its author, asked for when the visitor comes near; nothing where there are none. */
export const RelatedMods = ({ mod }: RelatedModsProps) => {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data, isError } = useQuery({ ...relatedQuery(mod.slug), enabled: isNear });
  if (isError && !data) return null;
  return (
    <div ref={ref}>
      {data ? (
        <>
          <Shelf title={<FormattedMessage {...messages.similar} />} mods={data.similar} />
          <Shelf title={<FormattedMessage {...byAuthor} values={{ author: mod.author }} />} mods={data.by_author} />
        </>
      ) : (
        <div className="section">
          <CardSkeletons count={SKELETONS} />
        </div>
      )}
    </div>
  );
};
