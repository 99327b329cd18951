import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { LOCALES } from '@bigorna/domain/locales';
import { ARCHIVED_FILE, type Canary } from './canaries.ts';
import { toListQuery } from './staff.ts';

/** Path parameters of all reads, with the ids of the canary. */
const getAllParams = (canary: Canary): Record<string, string> => ({
  slug: canary.mod.slug,
  key: 'oficina-de-provas',
  hash: canary.mod.sha256,
  mod: canary.mod.id,
  uid: canary.member.uid,
  modId: canary.mod.id,
  ticket: 'nada',
  token: 'nada',
  resource: 'mods',
});
/** The value of `{id}` in the path of an endpoint. Default: the id of the mod. */
const getId = (canary: Canary, endpoint: EndpointId): string => {
  const { path } = ENDPOINTS[endpoint];
  if (path.includes('/users/')) return canary.member.uid;
  if (path.includes('/comments/')) return `${canary.mod.id}:${canary.commentId}`;
  if (path.includes('/archives/')) return canary.mod.releaseId;
  if (path.includes('/reports/')) return canary.reportId;
  return path.includes('/contact-messages/') ? canary.messageId : canary.mod.id;
};

/** Query strings for which an endpoint returns the most data. Default: one empty string. */
export const getCanaryQueries = (canary: Canary, endpoint: EndpointId): readonly string[] => {
  const { word, slug, id: modId } = canary.mod;
  const every: Partial<Record<EndpointId, readonly string[]>> = {
    listMods: [`?q=${word}&facets=1`, '?limit=100', `?q=${encodeURIComponent(canary.member.email)}`],
    suggest: [`?q=${word}`, `?q=${slug}`, `?q=${encodeURIComponent(canary.member.email)}`],
    modCards: [`?id=${modId}&id=${canary.external.id}`],
    listComments: ['', '?sort=oldest', '?limit=50'],
    faq: LOCALES.map((locale) => `?lang=${locale}`),
    adminHistory: [`mods/${modId}`, `users/${canary.member.uid}`].map((about) => toListQuery({ filter: { about } })),
    adminListDownloaders: [toListQuery({ filter: { mod_id: modId } })],
    compareRevisions: ['?from=1&to=1'],
    checkSlug: [`?slug=${slug}`],
    readArchiveFile: [`?path=${ARCHIVED_FILE}`],
  };
  return every[endpoint] ?? [''];
};

/** Path parameters of a call, with the ids of the canary. */
export const getCanaryParams = (canary: Canary, endpoint: EndpointId): Record<string, string> => ({
  ...getAllParams(canary),
  id: getId(canary, endpoint),
});
