import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import type { AdminGameVersion, gameVersionsQuery } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import type { ListedGameVersion, listedGameVersion } from '@bigorna/domain/entities/portal';
import { isGameVersionId, toGameVersionId } from '@bigorna/domain/game-versions';
import { sortNewestFirst } from '@bigorna/domain/version-order';
import type { z } from 'zod';
import type { Actor } from '../../audit/actor.ts';
import type { CrudType } from '../../audit/crud/crud-type.ts';
import { ALL_ROWS, selectRows } from '../../audit/crud/select-rows.ts';
import { type CrudWriteResult, logChange } from '../../audit/crud/write-record.ts';
import { catalogue } from '../../catalogue/index.ts';
import { now } from '../../platform/clock.ts';
import { doc, type QueryDoc, runLenient, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';

/** Visitors can choose a version that staff add after this time, and the time in the CDN. */
const TTL_MS = 60_000;

const getRef = (id: string) => doc('game_versions/{version}', id);

/** Game versions that forms and filters offer. */
export const GAME_VERSION: CrudType<typeof listedGameVersion> = {
  name: 'game_version',
  at: (id) => (isGameVersionId(id) ? getRef(id) : undefined),
};

/** Offers a game version. Does nothing if it is already offered. */
export const offerGameVersion = (
  { content_type, version }: Pick<ListedGameVersion, 'content_type' | 'version'>,
  actor: Actor,
): Promise<CrudWriteResult<typeof listedGameVersion>> =>
  runTransaction(async (tx) => {
    const id = toGameVersionId(content_type, version);
    const ref = getRef(id);
    const existing: ListedGameVersion | undefined = await tx.get(ref);
    if (existing !== undefined) return { id, data: existing, entry: undefined };
    const fields = { content_type, version };
    tx.create(ref, { ...fields, updated_at: SERVER_TIME });
    const entry = logChange(tx, GAME_VERSION, { verb: 'create', target: ref.path, before: null, after: fields }, actor);
    return { id, data: { ...fields, updated_at: now() }, entry };
  });

export const toGameVersionCard = ({ id, data }: QueryDoc<ListedGameVersion>): AdminGameVersion => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});

/** Longer than any part of a version. */
const DIGITS = 20;
const toSortableVersion = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(DIGITS, '0'))
    .join('.');

export const listGameVersions = async (query: z.infer<typeof gameVersionsQuery>) =>
  selectRows(await runLenient('offeredGameVersions', {}, ALL_ROWS), query, { version: toSortableVersion });

const toGameVersions = (getVersions: (type: ContentType) => Iterable<string>) => ({
  mod: sortNewestFirst(getVersions('mod')),
  addon: sortNewestFirst(getVersions('addon')),
});

/**
 * The game versions that staff offer. A manifest's range stands for those within it. Without the versions that only
 * releases name, so that the function that checks uploads needs no search index.
 */
export const readOfferedGameVersions = async () => {
  const { docs } = await runLenient('offeredGameVersions', {}, ALL_ROWS);
  return toGameVersions((type) =>
    docs.filter(({ data }) => data.content_type === type).map(({ data }) => data.version),
  );
};
const getOfferedGameVersions = memoizeWithTtl(TTL_MS, readOfferedGameVersions);

/** The game versions that visible mods of a type name. */
const listNamedVersions = async (content_type: ContentType): Promise<string[]> => {
  const { facets } = await catalogue.list({ content_type, facets: true, page: 1, limit: 1 });
  return Object.keys(facets?.game_version ?? {});
};

/** The game versions that visitors can choose: those that staff offer, and those that visible mods name. */
export const getKnownGameVersions = async () => {
  const [offered, ...named] = await Promise.all([getOfferedGameVersions(), ...CONTENT_TYPES.map(listNamedVersions)]);
  return toGameVersions((type) => [...offered[type], ...(named[CONTENT_TYPES.indexOf(type)] ?? [])]);
};
