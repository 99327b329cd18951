import { z } from 'zod';

/** As much of a JSON Schema as openapi.json uses for what calls take. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly default?: unknown;
}

const KNOWN = ['title', 'description', 'additionalProperties', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const ignored = Object.fromEntries(KNOWN.map((name) => [name, z.unknown()]));

/** Fails at a word that the generators would pass over, so that none is. */
export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z
    .strictObject({
      type: z.union([z.string(), z.array(z.string())]),
      enum: z.array(z.unknown()),
      pattern: z.string(),
      format: z.string(),
      minLength: z.number(),
      maxLength: z.number(),
      minimum: z.number(),
      maximum: z.number(),
      items: jsonSchema,
      minItems: z.number(),
      maxItems: z.number(),
      properties: z.record(z.string(), jsonSchema),
      required: z.array(z.string()),
      anyOf: z.array(jsonSchema),
      default: z.unknown(),
      ...ignored,
    })
    .partial(),
);

/** The types a schema allows; none named, any. */
export const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;
