import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { ownUserOf } from './own-user.ts';

const PATH = '/user/avatar';

/** Makes a picture the member's: the server keeps its middle square. Answers the member as they are then. */
export const sendPicture = async (call: AuthorizedFetch, file: File): Promise<OwnUser> =>
  ownUserOf((await call({ method: 'PUT', path: PATH, body: file })).data);

/** Takes the member's picture away; answers the member as they are then. */
export const removePicture = async (call: AuthorizedFetch): Promise<OwnUser> =>
  ownUserOf((await call({ method: 'DELETE', path: PATH })).data);
