import { z } from 'zod';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** A path's or query's parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** What an answer of one status must be. */
export interface Declared {
  /** Codes of failures, as the description names them. */
  readonly description: string;
  /** Reads the JSON; undefined where bytes or nothing are declared. */
  readonly schema: z.ZodType | undefined;
}

/** One call, as openapi.json describes it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for parts that vary. */
  readonly path: string;
  /** Who may call, in the words of the endpoints' table. */
  readonly access: string;
  readonly parameters: readonly Parameter[];
  /** The body's schema, `bytes` for one that is no JSON, undefined for none. */
  readonly body: JsonSchema | 'bytes' | undefined;
  readonly responses: ReadonlyMap<number, Declared>;
  /** The names of a row's fields, where the answer is a bare list. */
  readonly fields: readonly string[];
}

const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const operation = z.object({
  operationId: z.string(),
  description: z.string().default('Access: public'),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean().default(false),
        schema: jsonSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** On a busy machine the first call waits for a process to start. */
const TIMEOUT_MS = 90_000;
const JSON_TYPE = 'application/json';

const bodyOf = (described: z.infer<typeof content> | undefined): Operation['body'] => {
  if (described === undefined) return undefined;
  const json = described[JSON_TYPE];
  return json === undefined ? 'bytes' : jsonSchema.parse(json.schema);
};

/**
 * zod reads patterns without the flag that JSON Schema asks for, so one with a property of Unicode would be taken at its
 * letters. Functions hold their answers against it themselves in the emulator, and answer 500 where they differ.
 */
const withoutUnicodePatterns = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value,
  );

const schemaOf = (described: z.infer<typeof content> | undefined): z.ZodType | undefined => {
  const json = described?.[JSON_TYPE]?.schema;
  return json === undefined
    ? undefined
    : z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(withoutUnicodePatterns(json)));
};

const rows = z.object({ items: z.object({ properties: z.record(z.string(), z.unknown()) }) });

const fieldsOf = ({ responses }: z.infer<typeof operation>): string[] => {
  const list = rows.safeParse(responses['200']?.content?.[JSON_TYPE]?.schema);
  return list.success ? Object.keys(list.data.items.properties) : [];
};

const operationOf = (path: string, method: string, described: z.infer<typeof operation>): Operation => ({
  id: described.operationId,
  method: method.toUpperCase(),
  path,
  access: described.description.replace('Access: ', ''),
  parameters: described.parameters,
  body: bodyOf(described.requestBody?.content),
  responses: new Map(
    Object.entries(described.responses).map(([status, { description, content: of }]) => [
      Number(status),
      { description, schema: schemaOf(of) },
    ]),
  ),
  fields: fieldsOf(described),
});

/**
 * Every call that a portal describes in `/api/openapi.json`.
 *
 * @throws ZodError where the description has a word that the generators do not know
 */
export const readOperations = async (url: string): Promise<Operation[]> => {
  const answer = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { paths } = openapi.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  );
};
