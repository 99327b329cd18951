import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { SERVER_TEXTS } from 'virtual:server-texts';
import { ApiError } from '@bigorna/client/api-error';
import { assertOk } from '@bigorna/client/client';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { BROWSER_PATHS, EMULATOR_PATHS } from '@bigorna/domain/page-paths';
import type { SitePage, SitePageRequest, SiteRenderer } from '@bigorna/domain/site-page';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import { fillShell } from '#app/document/fill-shell.ts';
import { Providers } from '#app/providers.tsx';
import { createRoutes } from '#app/router.tsx';
import * as secondary from '#app/secondary-routes.ts';
import { setAnswerLocally } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { knownVersionsQuery } from '#shared/game/use-known-versions.ts';
import type { PageHead } from '#shared/page/rendering.ts';
import { createSession } from '#shared/session/create-session.ts';

/** A rendering has its own visitor, so its own limits. It collects the responses, as JSON by path. */
interface Calls {
  answer: (path: string) => Promise<Response>;
  answers: Map<string, string>;
}

const UNAVAILABLE = 503;
const INVALID = 400;
const NOT_FOUND = 404;

const currentCalls = new AsyncLocalStorage<Calls>();

setAnswerLocally(async (path) => {
  const calls = currentCalls.getStore();
  if (!calls) throw new Error(`no rendering asks for ${path}`);
  // Outside of this context: the timers of the visitor's limits would hold the whole page in memory for a minute.
  const response = await currentCalls.exit(() => calls.answer(path));
  if (response.ok || response.status === NOT_FOUND) calls.answers.set(path, await response.clone().text());
  return (await assertOk(response)).json();
});

/** Status of the page if its own request failed; undefined if it succeeded. No page needs the game versions. */
const findFailure = (queryClient: QueryClient): number | undefined => {
  const [versions] = knownVersionsQuery.queryKey;
  const [error] = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[0] !== versions })
    .flatMap(({ state }) => state.error ?? []);
  if (error === undefined) return undefined;
  if (!(error instanceof ApiError && error.isDefinite)) return UNAVAILABLE;
  return error.status;
};

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * In each turn of the event loop, at most one page begins to load its data or to render. So a search does not wait for
 * all pages.
 */
const waitForTurn = async (): Promise<void> => {
  const turn = lastTurn.then(() => setImmediate());
  lastTurn = turn;
  await turn;
};

/** Paths that get the empty shell. */
const SHELL_PATHS: readonly string[] = import.meta.env.FOR_EMULATORS
  ? [...BROWSER_PATHS, ...EMULATOR_PATHS]
  : BROWSER_PATHS;

const render = async (
  template: string,
  scripts: Parameters<SiteRenderer<Response>['renderPage']>[1],
  { path, origin, locale, theme }: SitePageRequest<Response>,
  answers: ReadonlyMap<string, string>,
): Promise<SitePage> => {
  await waitForTurn();
  // Not relative to the origin: a path may start with two slashes.
  const url = new URL(origin + path);
  const empty = { locale, theme };
  if (SHELL_PATHS.some((pattern) => matchPath(pattern, url.pathname)))
    return { status: 200, html: fillShell(template, empty) };
  const queryClient = createQueryClient();
  const session = createSession();
  const routes = createRoutes({ queryClient, session: session.store, getLocale: () => locale }, secondary);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('Location') ?? '/', html: '' };
  const [fault] = Object.values(context.errors ?? {});
  if (fault !== undefined) throw fault;
  const failure = findFailure(queryClient);
  // What does not exist has a page. What the API calls invalid, such as a slug of 201 characters, is an unknown path.
  // All other failures may end soon: the browser requests the data again.
  if (failure !== undefined && failure !== NOT_FOUND)
    return { status: failure === INVALID ? NOT_FOUND : failure, html: fillShell(template, empty) };
  const language = { locale, origin: 'detected', messages: SERVER_TEXTS[locale] } as const;
  const failureTexts = failure === undefined ? undefined : await loadTexts(locale);
  await waitForTurn();
  const at = Date.now();
  const head: PageHead = {};
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <div id="root">
      <StrictMode>
        <Providers
          queryClient={queryClient}
          session={session}
          rendering={{ at, origin, head }}
          language={language}
          failureTexts={failureTexts}
        >
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Providers>
      </StrictMode>
    </div>,
    // No limit: a part sent later would need a script.
    { onError: (error) => void faults.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  const markup = await new Response(stream).text();
  const files = Object.entries(scripts).find(([pattern]) => matchPath(pattern, url.pathname))?.[1] ?? [];
  return {
    status: failure ?? context.statusCode,
    html: fillShell(template, { ...empty, head, markup, scripts: files, data: { at, origin, answers } }),
  };
};

export const renderPage: SiteRenderer<Response>['renderPage'] = (template, scripts, request) => {
  const answers = new Map<string, string>();
  return currentCalls.run({ answer: request.answer, answers }, async () => {
    try {
      return await render(template, scripts, request, answers);
    } catch (fault) {
      const { locale, theme } = request;
      return { status: UNAVAILABLE, html: fillShell(template, { locale, theme }), fault };
    }
  });
};
