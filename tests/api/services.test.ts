import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, callForData, getRefusal, parseData } from './support/call.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';

const { functionsHost, project, region } = environment;
const backends = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.looseObject({
          name: z.string(),
          httpsTrigger: z.unknown().optional(),
          taskQueueTrigger: z.unknown().optional(),
        }),
      ),
    }),
  ),
});

/** Trigger kinds of the deployed functions, by function name: `task` or `http`. */
const deployed = async (): Promise<Record<string, string>> => {
  const response = await fetch(`http://${functionsHost}/backends`);
  const triggers = backends.parse(await response.json()).backends.flatMap(({ functionTriggers }) => functionTriggers);
  return Object.fromEntries(triggers.map(({ name, taskQueueTrigger }) => [name, taskQueueTrigger ? 'task' : 'http']));
};

/** URL of the function that serves an endpoint, without Hosting. */
const getServiceUrl = (id: EndpointId): string =>
  `http://${functionsHost}/${project}/${region}/${ENDPOINTS[id].service}`;

describe('Cloud Functions', () => {
  it('exist for the API, for counting and for scheduled jobs (R145)', async () => {
    const services = new Set(Object.values(ENDPOINTS).map(({ service }) => service));
    expect(await deployed()).toMatchObject({
      ...Object.fromEntries([...services].map((service) => [service, 'http'])),
      rollUp: 'task',
      tick: 'http',
    });
  });

  it.each(['site', 'countHistory', 'removeAvatar', 'adminListMods'] as const)(
    'respond below /api: %s (R145)',
    async (id) => {
      const { token } = await createSignedInMember('super_admin');
      const response = await callEndpoint(id, { token, origin: getServiceUrl(id) });
      expect(response.status, response.text).toBe(200);
      parseData(id, response);
    },
  );

  it.each([
    ['removeAvatar', 'api'],
    ['redeemDownload', 'catalogue'],
    ['countHistory', 'media'],
    ['site', 'admin'],
  ] as const)('serve no endpoint of another function, whose secrets they lack: %s at %s (R145)', async (id, name) => {
    const { token } = await createSignedInMember('super_admin');
    const origin = `http://${functionsHost}/${project}/${region}/${name}`;
    expect(getRefusal(await callEndpoint(id, { token, params: { ticket: 'x' }, origin }))).toBe('404 not_found');
  });

  it('ban and unban a member (R145)', async () => {
    const [{ token }, { uid }] = [await createSignedInMember('moderator'), await createSignedInMember()];
    const options = { params: { uid }, token, origin: getServiceUrl('banUser') };
    expect(await callForData('banUser', { ...options, body: { reason: 'Prova das funções' } })).toMatchObject({
      is_banned: true,
    });
    expect((await firestore.doc(`users/${uid}`).get()).get('is_banned')).toBe(true);
    expect(await callForData('unbanUser', options)).toMatchObject({ is_banned: false });
  });
});
