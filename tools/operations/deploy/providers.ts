import { z } from 'zod';
import { call } from '../call.ts';
import type { Place } from '../place.ts';

/** As many as it lists in one call. */
const PAGE = 100;

const providers = z.array(z.object({ name: z.string(), enabled: z.boolean().default(false) })).default([]);
const page = z.object({
  // Those that it knows itself (Google, Apple, …), OpenID Connect, SAML.
  defaultSupportedIdpConfigs: providers,
  oauthIdpConfigs: providers,
  inboundSamlConfigs: providers,
  nextPageToken: z.string().default(''),
});
const LISTS = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'] as const;

const enabledIn = async (
  place: Pick<Place, 'project' | 'identity' | 'headers'>,
  list: (typeof LISTS)[number],
): Promise<string[]> => {
  const found: string[] = [];
  let token = '';
  do {
    const next: string = token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`;
    const url = `${place.identity}/admin/v2/projects/${place.project}/${list}?pageSize=${PAGE}${next}`;
    const answer: z.infer<typeof page> = page.parse(await call(place, 'GET', url));
    found.push(...answer[list].filter(({ enabled }) => enabled).map(({ name }) => name.split('/').at(-1) ?? name));
    token = answer.nextPageToken;
  } while (token !== '');
  return found;
};

/** Names of sign-in providers that are on beside e-mail and password: each says by its own word who somebody is. */
export const otherProviders = async (place: Pick<Place, 'project' | 'identity' | 'headers'>): Promise<string[]> =>
  (await Promise.all(LISTS.map((list) => enabledIn(place, list)))).flat();
