import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import { z } from 'zod';
import { PASSWORD } from '../../testing/new-member.ts';
import { admittedTo, type BearerName } from './identities.ts';
import type { Operation } from './operations.ts';
import { type Params, PICTURE, paramsOf } from './path-records.ts';
import { answerOf, listOf, modRecord, record, type Source } from './source.ts';
import type { KnownTexts } from './valid-values.ts';

/** What requests to one endpoint may name so that its handler gets to its work. */
export interface KnownRecords {
  /** Path parameters that lead to a record, each set whole. */
  readonly params: readonly Params[];
  /** Bodies like records that are there. */
  readonly bodies: readonly unknown[];
  /** Texts for fields and parameters by their names. */
  readonly texts: KnownTexts;
  readonly ids: readonly string[];
  /** Pictures as avatars may be. */
  readonly pictures: readonly Uint8Array<ArrayBuffer>[];
  /** Whom the endpoint lets in. */
  readonly admitted: readonly BearerName[];
}

/** Texts that a field of that name may well hold, whichever the endpoint. */
export const knownTexts = async (source: Source): Promise<KnownTexts> => {
  const mods = await listOf(source, 'mods', modRecord);
  const comments = (await listOf(source, 'comments', record)).map(({ id }) => id);
  const [ids, slugs] = [mods.map(({ id }) => id), mods.map(({ slug }) => slug)];
  return {
    mod_id: ids,
    skip: ids,
    slug: slugs,
    ids: comments,
    password: [PASSWORD, 'Outra-Senha-42'],
    current_password: [PASSWORD],
    password_confirmation: [PASSWORD, 'Outra-Senha-42'],
    confirmation: Object.values(DELETION_WORDS),
    identifier: ['jogador', 'super@bigorna.test', 'JOGADOR'],
    email: ['jogador@bigorna.test'],
    q: ['mapa', 'cobogo', 'redstone 1.21.4', 'c', '字', 'minecrafft', '"', '-', 'a*'],
    search: ['a', 'mapa'],
    after: ids,
    title: ['Cobogó', 'Prova'],
    game_version: ['1.21.4', '>=1.20', '1.20.x'],
    file_name: ['prova.jar', 'prova.zip', 'prova.png'],
    path: ids.map((id) => `mods/${id}`),
  };
};

const SAMPLES = 4;
const fields = z.record(z.string(), z.unknown());

/** Records that staff write by hand. */
const WRITTEN = /^\/api\/(?:admin\/)?(mods|users|ads|faq|changelog|announcements|media-kit|settings)(?:\/\{id\})?$/;

/** Records of the console as their own forms would send them: what a body takes of what an answer has. */
const bodiesLikeRecords = async (source: Source, { path, body }: Operation): Promise<unknown[]> => {
  const resource = WRITTEN.exec(path)?.[1];
  if (resource === undefined || body === undefined || body === 'bytes') return [];
  const names = Object.keys(body.properties ?? {});
  const one = { 'media-kit': 'main', settings: 'site' }[resource];
  const ids =
    one === undefined ? (await listOf(source, resource, record)).slice(0, SAMPLES).map(({ id }) => id) : [one];
  const whole = await Promise.all(ids.map((id) => answerOf(source, `/admin/${resource}/${id}`)));
  return whole.map((answer) =>
    Object.fromEntries(Object.entries(fields.parse(answer)).filter(([name]) => names.includes(name))),
  );
};

/** What is there now for requests to an endpoint; what they delete is missed by those to the next. */
export const knownRecords = async (source: Source, texts: KnownTexts, operation: Operation): Promise<KnownRecords> => {
  const params = await paramsOf(source, operation.path);
  const pictures = await Promise.all([PICTURE.clone().png().toBuffer(), PICTURE.clone().webp().toBuffer()]);
  return {
    params,
    bodies: await bodiesLikeRecords(source, operation),
    texts,
    ids: params.flatMap(({ id }) => (id === undefined ? [] : [id])).slice(0, 20),
    pictures: pictures.map((bytes) => new Uint8Array(bytes)),
    admitted: admittedTo(operation.access),
  };
};
