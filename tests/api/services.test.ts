import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, call, dataOf, refusal } from './support/call.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { signedIn } from './support/members.ts';

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

/** The functions as they are deployed, and what each is called by. */
const deployed = async (): Promise<Record<string, string>> => {
  const answer = await fetch(`http://${functionsHost}/backends`);
  const triggers = backends.parse(await answer.json()).backends.flatMap(({ functionTriggers }) => functionTriggers);
  return Object.fromEntries(triggers.map(({ name, taskQueueTrigger }) => [name, taskQueueTrigger ? 'task' : 'http']));
};

/** The function that serves a call, past Hosting. */
const servedAt = (id: EndpointId): string => `http://${functionsHost}/${project}/${region}/${ENDPOINTS[id].service}`;

describe('Cloud Functions', () => {
  it('R145 are there for the API, for what is counted and for what comes again', async () => {
    const services = new Set(Object.values(ENDPOINTS).map(({ service }) => service));
    expect(await deployed()).toMatchObject({
      ...Object.fromEntries([...services].map((service) => [service, 'http'])),
      rollUp: 'task',
      tick: 'http',
    });
  });

  it.each(['site', 'countHistory', 'removeAvatar', 'adminListMods'] as const)('R145 answer /api: %s', async (id) => {
    const { token } = await signedIn('super_admin');
    const reply = await call(id, { token, origin: servedAt(id) });
    expect(reply.status, reply.text).toBe(200);
    dataOf(id, reply);
  });

  it.each([
    ['removeAvatar', 'api'],
    ['redeemDownload', 'catalogue'],
    ['countHistory', 'media'],
    ['site', 'admin'],
  ] as const)(
    'R145 answer no call of another, for which they have neither memory nor secrets: %s at %s',
    async (id, name) => {
      const { token } = await signedIn('super_admin');
      const origin = `http://${functionsHost}/${project}/${region}/${name}`;
      expect(refusal(await call(id, { token, params: { ticket: 'x' }, origin }))).toEqual({
        status: 404,
        code: 'not_found',
      });
    },
  );

  it('R145 ban and unban', async () => {
    const [{ token }, { uid }] = [await signedIn('moderator'), await signedIn()];
    const options = { params: { uid }, token, origin: servedAt('banUser') };
    expect(await ask('banUser', { ...options, body: { reason: 'Prova das funções' } })).toMatchObject({
      is_banned: true,
    });
    expect((await firestore.doc(`users/${uid}`).get()).get('is_banned')).toBe(true);
    expect(await ask('unbanUser', options)).toMatchObject({ is_banned: false });
  });
});
