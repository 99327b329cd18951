/** Runs the storage rules runtime inside the process of a test. */
import { z } from 'zod';
import { Conversation } from './protocol.ts';

/** A value of a request: an int is a number, a map an object. */
type Value = null | boolean | number | string | Date | { readonly [name: string]: Value };

export interface Attempt {
  readonly method: string;
  readonly path: string;
  /** In firebase-tools' protocol, like `resource`. */
  readonly request?: object;
  readonly resource?: object;
  /** Fields of existing documents in the format of Firestore's REST API, by path below `documents/`. */
  readonly documents?: Readonly<Record<string, object>>;
}

const responseSchema = z.object({
  errors: z.array(z.string()),
  context: z.object({ path: z.string() }).optional(),
  result: z.object({ permit: z.boolean().optional() }).optional(),
});

export const map = (fields: Readonly<Record<string, object>>): object => ({ map_value: { fields } });

/** Encodes a value for firebase-tools' protocol. */
export function encode(value: Value): object {
  if (value === null) return { null_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  if (typeof value === 'string') return { string_value: value };
  return map(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, encode(part)])));
}

export const loadMessage = (id: number, content: string): object => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName: '0', source: { files: [{ name: '/project/storage.rules', content }] } },
});

export function verifyMessage(id: number, { method, path, request, resource }: Attempt): object {
  const variables = { request: request ?? encode({ auth: null }), resource: resource ?? encode(null) };
  return { id, action: 'verify', context: { rulesetName: '0', service: 'firebase.storage', path, method, variables } };
}

/**
 * Whether rules allow an attempt, given the documents that the rules read.
 *
 * @throws Error if the rules do not load or never decide
 */
export function isAllowed(rules: string, attempt: Attempt): boolean {
  const conversation = new Conversation();
  const send = (message: object) =>
    responseSchema.parse(JSON.parse(conversation.receive(JSON.stringify(message)) ?? ''));
  const { errors } = send(loadMessage(0, rules));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  let response = send(verifyMessage(1, attempt));
  for (let round = 0; round < 20; round += 1) {
    if (response.result?.permit !== undefined) return response.result.permit;
    const fields = attempt.documents?.[response.context?.path.replace(/^.*?\/documents\//, '') ?? ''];
    response = send({ id: 1, status: fields ? 'ok' : 'not_found', ...(fields ? { result: { fields } } : {}) });
  }
  throw new Error('The rules never decide');
}
