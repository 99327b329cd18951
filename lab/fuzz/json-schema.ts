import { z } from 'zod';

/** The JSON Schema subset that openapi.json uses for requests. Rejects other keywords, so that none is ignored. */
export const jsonSchema = z.strictObject({
  /** Allowed types. An empty list allows any type. */
  type: z.union([z.string().transform((type) => [type]), z.array(z.string())]).default([]),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get items(): z.ZodOptional<typeof jsonSchema> {
    return jsonSchema.optional();
  },
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof jsonSchema>> {
    return z.record(z.string(), jsonSchema).optional();
  },
  get anyOf(): z.ZodOptional<z.ZodArray<typeof jsonSchema>> {
    return z.array(jsonSchema).optional();
  },
  // The generators ignore the following keywords.
  title: z.unknown().optional(),
  description: z.unknown().optional(),
  default: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  exclusiveMinimum: z.unknown().optional(),
  exclusiveMaximum: z.unknown().optional(),
});
export type JsonSchema = z.infer<typeof jsonSchema>;
