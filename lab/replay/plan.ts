import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { type Operation, readOperations } from '../fuzz/operations.ts';
import type { Source } from '../fuzz/source.ts';
import { createInvalidBodies, createSample, createValidBody, type Fields, NEW_PASSWORD } from './bodies.ts';
import { ROLES } from './callers.ts';
import type { ReplayRequest } from './recording.ts';
import { createSeedRecords, type Params, type SeedRecords } from './records.ts';
import { getUploadSlot, PICTURE } from './uploads.ts';

const fillPath = (path: string, params: Params): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? `replay-unknown-${name}`));

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const UNKNOWN_HASH = '0'.repeat(64);

/** Valid values of list queries. The values are JSON in strings, which a schema cannot describe. */
const LIST_QUERIES: Readonly<Record<string, string>> = { sort: '["id","DESC"]', range: '[2,6]', filter: '{"q":"a"}' };

/** Data that all requests of a plan share. */
interface Known {
  readonly records: SeedRecords;
  readonly all: readonly Operation[];
  readonly texts: Record<string, string[]>;
}

const makeQueries = ({ parameters }: Operation, texts: Known['texts']): [variant: string, query: string][] => {
  const given = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...given.map(({ name, schema }): [string, string] => {
      const value = schema.enum === undefined ? LIST_QUERIES[name] : undefined;
      const values = [value ?? createSample(schema, texts, name)].flat().slice(0, 3);
      return [`query ${name}`, `?${values.map((one) => `${name}=${encodeURIComponent(toText(one))}`).join('&')}`];
    }),
    ...given.map(({ name }): [string, string] => [`bad query ${name}`, `?${name}=%7B%00`]),
    ['unknown query', '?colour=x'],
  ];
};

/** Path parameters for an operation, one set per request. */
const findParams = async (records: SeedRecords, { path, id }: Operation, role: string, turn: number) => {
  if (!path.includes('{')) return [{}];
  if (path.includes('{slot}')) return [{ slot: getUploadSlot(id === 'keepPicture' ? 'picture' : 'archive', role) }];
  return records.pick(path, turn);
};

/** A stored record as model for a valid body: the record to change or, for a POST, the first record of the list. */
const findStored = async ({ records, all }: Known, { method, path }: Operation, params: Params) => {
  const admin = path.replace(/^\/api\/mods(?=$|\/\{id\}$)/, '/api/admin/mods').replace(/^\/api/, '');
  const single = method === 'POST' ? `${admin}/{id}` : admin;
  const isRead = all.some((other) => other.method === 'GET' && other.path === `/api${single}`);
  if (!isRead || !/^\/admin\/.*\/\{id\}$/.test(single)) return undefined;
  const id = method === 'POST' ? (await records.rows(admin.replace('/admin/', '')))[0]?.id : params.id;
  return id === undefined ? undefined : records.record(fillPath(single, method === 'POST' ? { id } : params));
};

const toJson = (value: unknown): ReplayRequest['body'] => ({ type: 'json', text: JSON.stringify(value) });

/** Access levels that are open to callers without staff rights. */
const OPEN_ACCESS = ['public', 'anyone', 'token', 'signed_in', 'signed_in_or_banned', 'verified'];

/** All requests of one role to one operation. */
const planRequests = async (
  operation: Operation,
  role: string,
  turn: number,
  known: Known,
): Promise<ReplayRequest[]> => {
  const { id, method, path } = operation;
  const schema = operation.body === 'bytes' ? undefined : operation.body;
  const isRead = method === 'GET' && id !== 'redeemDownload';
  const make = (variant: string, target: string, body?: ReplayRequest['body']): ReplayRequest => ({
    id,
    role,
    method,
    phase: isRead ? 'reads' : 'writes',
    variant,
    target,
    body,
  });
  const isForStaff = !OPEN_ACCESS.includes(operation.access);
  const found = await findParams(known.records, operation, role, turn);
  const params: readonly Params[] = isForStaff && role !== 'super' ? found.slice(0, 1) : found;
  const bytes: ReplayRequest['body'] =
    operation.body === 'bytes' ? { type: 'bytes', text: PICTURE.toString('base64') } : undefined;
  const makeFields = async (of: Params): Promise<Fields | undefined> =>
    schema && createValidBody({ id, role }, schema, known.texts, await findStored(known, operation, of));
  const toBody = (model: Fields | undefined) => (model === undefined ? bytes : toJson(model));

  const model = await makeFields(params[0] ?? {});
  const first = fillPath(path, params[0] ?? {});
  const wrong = [
    ...(schema && model ? createInvalidBodies(model, schema) : []).map(([variant, text]) =>
      make(variant, first, { type: 'json', text }),
    ),
    ...(operation.body === undefined ? [] : [make('no body', first)]),
    ...(isRead ? makeQueries(operation, known.texts) : []).map(([variant, query]) => make(variant, `${first}${query}`)),
  ];
  const unknown: Params[] = path.includes('{hash}') ? [{}, { hash: UNKNOWN_HASH }] : path.includes('{') ? [{}] : [];
  const valid = params.map(async (of) => make('valid', fillPath(path, of), toBody(await makeFields(of))));
  return [
    ...(role === 'super' || (role === 'verified' && !isForStaff) ? wrong : []),
    ...(['super', 'verified', 'anonymous'].includes(role)
      ? unknown.map((of) => make('unknown id', fillPath(path, of), toBody(model)))
      : []),
    ...(await Promise.all(valid)),
    ...(id === 'redeemDownload' ? [make('ticket', path)] : []),
  ];
};

/** Steps that use links from mails. `{link}` stands for the code of the newest mail. */
const planMailSteps = (): ReplayRequest[] => {
  const step = (id: string, role: string, path: string, body?: object): ReplayRequest => ({
    id,
    role,
    variant: 'by mail',
    phase: 'writes',
    method: id === 'verifyResetToken' ? 'GET' : 'POST',
    target: `/api/auth/${path}`,
    body: body && toJson(body),
  });
  const login = (identifier: string, password = SEED_PASSWORD) =>
    step('login', 'anonymous', 'login', { identifier, password });
  return [
    step('forgotPassword', 'anonymous', 'forgot-password', { email: 'tico@bigorna.test' }),
    step('verifyResetToken', 'anonymous', 'verify-reset-token/{link}'),
    step('resetPassword', 'anonymous', 'reset-password', { token: '{link}', password: NEW_PASSWORD }),
    login('tico', NEW_PASSWORD),
    login('tico'),
    step('resendVerification', 'unverified', 'resend-verification'),
    step('verifyEmail', 'unverified', 'verify-email', { token: '{link}' }),
    ...['super', 'admin', 'moderador', 'banido'].map((identifier) => login(identifier)),
  ];
};

/** Sorts deletions after all other writes, and deletions of accounts last. */
const rank = ({ id, method }: Operation): number => (id === 'deleteUser' ? 2 : method === 'DELETE' ? 1 : 0);

/** All requests of a recording in order: reads, writes, some reads again after the writes, and mass sign-outs. */
export const makePlan = async (source: Source): Promise<ReplayRequest[]> => {
  const all = await readOperations(source.portal.url);
  const paths = new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const records = createSeedRecords(source, (resource) => paths.has(`/api/admin/${resource}`));
  const mods = await records.rows('mods');
  const [ids, slugs] = [mods.map(({ id }) => id), mods.map(({ slug = '' }) => slug)];
  const comments = (await records.rows('comments')).map(({ id }) => id);
  const texts = { mod_id: ids, skip: ids, id: ids, mod: ids, slug: slugs, ids: comments, q: ['mapa'], search: ['a'] };
  const planned: ReplayRequest[] = [];
  for (const [index, operation] of all.toSorted((a, b) => rank(a) - rank(b)).entries()) {
    for (const [position, role] of ROLES.entries()) {
      const turn = operation.method === 'GET' ? index : index * ROLES.length + position;
      planned.push(...(await planRequests(operation, role, turn, { records, all, texts })));
    }
  }
  const ask = (variant: string, method: string, target: string): ReplayRequest => ({
    id: 'none',
    role: 'anonymous',
    variant,
    phase: 'reads',
    method,
    target,
  });
  const reads = planned.filter(({ phase }) => phase === 'reads');
  return [
    ...['/api/openapi.json', '/api/docs', '/api/nothing'].map((target) => ask('valid', 'GET', target)),
    ...[...new Set(all.map(({ path }) => path))].map((path) => ask('wrong method', 'PATCH', fillPath(path, {}))),
    ...reads,
    ...planMailSteps(),
    ...planned.filter(({ id, phase }) => phase === 'writes' && id !== 'signOutMany'),
    ...reads
      .filter(({ role, variant }) => variant === 'valid' && ['verified', 'super'].includes(role))
      .map((request) => ({ ...request, phase: 'reads after writes' as const })),
    // A mass sign-out ends sessions in the background, so no other call may follow.
    ...planned.filter(({ id }) => id === 'signOutMany').map((request) => ({ ...request, phase: 'sign-outs' as const })),
  ];
};
