import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods.schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { apiGet } from '#shared/api/client.ts';
import { useNearViewport } from '#shared/browser/use-near-viewport.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ModCard } from './mod-card.tsx';
import { CardSkeletons } from './mod-skeletons.tsx';

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

/** Query of similar mods, and of other mods by the same author. */
const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['related', slug],
    queryFn: async ({ signal }) => (await apiGet(modEndpoints, 'relatedMods', { params: { slug } }, signal)).data,
  });

interface RelatedModsProps {
  mod: Pick<Mod, 'slug' | 'author'>;
}

/**
 * Similar mods and other mods by the same author, loaded when the visitor scrolls near. Renders nothing if there are
 * none, or if the request fails.
 */
export const RelatedMods = ({ mod }: RelatedModsProps) => {
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const { data, isError } = useQuery({ ...relatedQuery(mod.slug), enabled: isNear });
  if (isError && !data) return null;
  return (
    <div ref={ref}>
      {data ? (
        <>
          <Shelf title={translate(messages.similar)} mods={data.similar} />
          <Shelf title={translate(byAuthor, { author: mod.author })} mods={data.by_author} />
        </>
      ) : (
        <div className="section">
          <CardSkeletons count={SKELETONS} />
        </div>
      )}
    </div>
  );
};
