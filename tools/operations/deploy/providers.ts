import { z } from 'zod';
import { readPages } from '../call.ts';
import type { Environment } from '../environment.ts';

/** Entries per list call. */
const PAGE = 100;

const providers = z.array(z.object({ name: z.string(), enabled: z.boolean().default(false) })).default([]);
const page = z.object({
  // Built-in providers (Google, Apple, …), OpenID Connect, SAML.
  defaultSupportedIdpConfigs: providers,
  oauthIdpConfigs: providers,
  inboundSamlConfigs: providers,
  nextPageToken: z.string().optional(),
});
const LISTS = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'] as const;

const listEnabled = async (
  environment: Pick<Environment, 'project' | 'identity' | 'headers'>,
  list: (typeof LISTS)[number],
): Promise<string[]> => {
  const enabledNames: string[] = [];
  const url = `${environment.identity}/admin/v2/projects/${environment.project}/${list}?pageSize=${PAGE}`;
  for await (const { [list]: listed } of readPages(environment, url, page)) {
    enabledNames.push(...listed.filter(({ enabled }) => enabled).map(({ name }) => name.split('/').at(-1) ?? name));
  }
  return enabledNames;
};

/** Names of enabled sign-in providers other than e-mail and password: each of them could vouch for any e-mail. */
export const findOtherProviders = async (
  environment: Pick<Environment, 'project' | 'identity' | 'headers'>,
): Promise<string[]> => (await Promise.all(LISTS.map((list) => listEnabled(environment, list)))).flat();
