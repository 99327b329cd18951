import type { Author } from '@bigorna/domain/endpoints/mods.schemas';
import { useQuery } from '@tanstack/react-query';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Navigate, redirect, useLocation, useParams } from 'react-router-dom';
import { PageFailure } from '#shared/failures/page-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { LineSkeletons } from '#shared/mods/mod-skeletons.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeAuthor } from '#shared/page/structured-data.ts';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { authorQuery } from './api/author-query.ts';
import { AuthorHead } from './components/author-head.tsx';
import { Listing } from './components/listing.tsx';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  gone: { id: 'author.gone', defaultMessage: 'Nenhum mod ou addon deste autor por aqui.' },
  explore: { id: 'mod.explore', defaultMessage: 'Explorar mods' },
});
const description = defineMessage<{ readonly name: string }>({
  id: 'author.description',
  defaultMessage: 'Todos os mods e addons de {name}, revisados um a um, com versões, avaliações e downloads.',
});

const SKELETONS = 6;

const AuthorView = ({ author }: { author: Author }) => {
  const intl = useIntl();
  const { name, key } = author;
  const head = usePageHead();
  const origin = useSiteOrigin();
  useTitle(name);
  return (
    <Listing
      author={key}
      meta={{ title: name, description: intl.formatMessage(description, { name }) }}
      data={import.meta.env.SSR && head ? describeAuthor(origin, author) : undefined}
    >
      <AuthorHead author={author} />
    </Listing>
  );
};

/** Page /authors/{key}: everything by one author, with figures and filters. */
export const Component = () => {
  const { key = '' } = useParams();
  const { search, hash } = useLocation();
  const { data: author, error, refetch } = useQuery(authorQuery(key));
  if (error && !author)
    return (
      <PageFailure
        error={error}
        missingText="author_not_found"
        failedText="search_failed"
        onRetry={() => void refetch()}
      >
        <p>{translate(messages.gone)}</p>
        <ButtonLink variant="primary" to={paths.mods}>
          {translate(messages.explore)}
        </ButtonLink>
      </PageFailure>
    );
  if (!author)
    return (
      <div className="wrap py-8">
        <LineSkeletons count={SKELETONS} />
      </div>
    );
  if (author.key !== key) return <Navigate replace to={paths.author(author.key) + search + hash} />;
  return <AuthorView key={key} author={author} />;
};

const loadMods = loadListing();

/** Requests the list, and redirects another spelling of the name for good. The route has requested the author. */
export const load = async (context: PrefetchContext): Promise<Response | undefined> => {
  const { queryClient, params, url } = context;
  const author = queryClient.getQueryData(authorQuery(params.key ?? '').queryKey);
  if (author && author.key !== params.key) return redirect(paths.author(author.key) + url.search, 301);
  return author && loadMods(context);
};
