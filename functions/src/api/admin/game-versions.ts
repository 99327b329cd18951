import type { gameVersionEndpoints } from '@bigorna/domain/endpoints/admin/game-versions';
import { gameVersionsQuery } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import {
  GAME_VERSION,
  listGameVersions,
  offerGameVersion,
  toGameVersionCard,
} from '../../mods/releases/game-versions.ts';
import type { Handlers } from '../mount.ts';
import { createCrudHandlers } from './content/create-crud-handlers.ts';
import { createListHandler } from './query-list-page.ts';
import { getLogEntryHeader, toActor } from './staff-call.ts';

const crud = createCrudHandlers({
  kind: GAME_VERSION,
  toFields: () => ({}),
  toCards: (docs) => docs.map(toGameVersionCard),
});

/** Handlers of staff calls about the game versions that forms and filters offer. */
export const GAME_VERSION_HANDLERS: Pick<Handlers, keyof typeof gameVersionEndpoints> = {
  adminListGameVersions: createListHandler('game-versions', gameVersionsQuery, listGameVersions, (docs) =>
    docs.map(toGameVersionCard),
  ),
  adminGetGameVersion: crud.get,
  adminCreateGameVersion: async ({ body, ...by }) => {
    const { id, entry } = await offerGameVersion(body, toActor(by));
    return { ...(await crud.get({ params: { id } })), headers: getLogEntryHeader(entry) };
  },
  adminDeleteGameVersion: crud.delete,
};
