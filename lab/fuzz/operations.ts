import { failure } from '@bigorna/domain/endpoints/envelope.schemas';
import { z } from 'zod';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().default(false),
  schema: jsonSchema,
});
export type Parameter = z.infer<typeof parameter>;

/** The declared response of one status. */
interface Declared {
  /** Error codes in the description. */
  readonly description: string;
  /** Parses the JSON; undefined for bytes or no content. */
  readonly schema: z.ZodType | undefined;
}

/** One operation of openapi.json. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path with `{name}` for each parameter. */
  readonly path: string;
  /** The access that the endpoint table requires. */
  readonly access: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body; `bytes` if the body is not JSON; undefined without a body. */
  readonly body: JsonSchema | 'bytes' | undefined;
  readonly responses: ReadonlyMap<number, Declared>;
  /** Field names of a row, if the response is a list without an envelope. */
  readonly fields: readonly string[];
}

const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const response = z.object({ description: z.string(), content: content.optional() });
const operation = z.object({
  operationId: z.string(),
  description: z.string().default('Access: public'),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});
const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** On a busy machine the first call waits for a process start. */
const TIMEOUT_MS = 90_000;
const JSON_TYPE = 'application/json';

/**
 * Removes patterns with Unicode properties: zod reads patterns without the `u` flag, so such a pattern would match
 * literally. The emulated functions check all patterns of their responses and return 500 on a mismatch.
 */
const removeUnicodePatterns = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value,
  );

const toResponse = (status: number, { description, content: given }: z.infer<typeof response>): Declared => {
  const json = given?.[JSON_TYPE]?.schema;
  if (json === undefined || status >= 400) return { description, schema: json === undefined ? undefined : failure };
  return {
    description,
    schema: z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(removeUnicodePatterns(json))),
  };
};

const rows = z.object({ items: z.object({ properties: z.record(z.string(), z.unknown()) }) });

const toOperation = (path: string, method: string, described: z.infer<typeof operation>): Operation => {
  const { operationId: id, description, parameters, requestBody, responses } = described;
  const body = requestBody && (requestBody.content[JSON_TYPE] ?? 'bytes');
  const list = rows.safeParse(responses['200']?.content?.[JSON_TYPE]?.schema);
  return {
    id,
    method: method.toUpperCase(),
    path,
    access: description.replace('Access: ', ''),
    parameters,
    body: typeof body === 'object' ? jsonSchema.parse(body.schema) : body,
    responses: new Map(
      Object.entries(responses).map(([status, one]) => [Number(status), toResponse(Number(status), one)]),
    ),
    fields: list.success ? Object.keys(list.data.items.properties) : [],
  };
};

/**
 * Reads all operations of a portal from `/api/openapi.json`.
 *
 * @throws ZodError for a keyword that the generators do not support
 */
export const readOperations = async (url: string): Promise<Operation[]> => {
  const response = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { paths } = openapi.parse(await response.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(path, method, described)),
  );
};
