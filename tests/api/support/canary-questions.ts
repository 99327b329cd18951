import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { LOCALES } from '@bigorna/domain/locales';
import type { Canary } from './canaries.ts';
import { question } from './staff.ts';

/** Everything that a read's path can name, of the canary's own. */
const paramsOf = (canary: Canary): Record<string, string> => ({
  slug: canary.mod.slug,
  hash: canary.mod.sha256,
  mod: canary.mod.id,
  uid: canary.member.uid,
  modId: canary.mod.id,
  ticket: 'nada',
  token: 'nada',
  resource: 'mods',
});
/** What `{id}` is where it is no mod's. */
const idFor = (canary: Canary, endpoint: EndpointId): string => {
  const { path } = ENDPOINTS[endpoint];
  if (path.includes('/users/')) return canary.member.uid;
  if (path.includes('/comments/')) return `${canary.mod.id}:${canary.commentId}`;
  if (path.includes('/reports/')) return canary.reportId;
  return path.includes('/contact-messages/') ? canary.messageId : canary.mod.id;
};

/** Questions that show more of a read than asking nothing does. */
export const questionsAbout = (canary: Canary, endpoint: EndpointId): readonly string[] => {
  const { word, slug, id: modId } = canary.mod;
  const every: Partial<Record<EndpointId, readonly string[]>> = {
    listMods: [`?q=${word}&facets=1`, '?limit=100', `?q=${encodeURIComponent(canary.member.email)}`],
    suggest: [`?q=${word}`, `?q=${slug}`, `?q=${encodeURIComponent(canary.member.email)}`],
    modCards: [`?id=${modId}&id=${canary.external.id}`],
    listComments: ['', '?sort=oldest', '?limit=50'],
    faq: LOCALES.map((locale) => `?lang=${locale}`),
    adminHistory: [`mods/${modId}`, `users/${canary.member.uid}`].map((about) => question({ filter: { about } })),
    adminListDownloaders: [question({ filter: { mod_id: modId } })],
    checkSlug: [`?slug=${slug}`],
  };
  return every[endpoint] ?? [''];
};

/** What a call's path names: the canary's own. */
export const paramsAbout = (canary: Canary, endpoint: EndpointId): Record<string, string> => ({
  ...paramsOf(canary),
  id: idFor(canary, endpoint),
});
