import { OpenAPIHono } from '@hono/zod-openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiEnv } from '../request-context.ts';
import { mountDocs } from './mount-docs.ts';

const object = z.record(z.string(), z.unknown());
const readDocument = async () => {
  const app = new OpenAPIHono<ApiEnv>();
  mountDocs(app);
  return object.parse(await (await app.request('/api/openapi.json')).json());
};

/** Every schema of parameters, bodies and responses, with its path in the document. */
const findSchemas = (value: unknown, path = ''): [path: string, schema: object][] => {
  if (Array.isArray(value)) return value.flatMap((one, i) => findSchemas(one, `${path}/${i}`));
  const { success, data } = object.safeParse(value);
  if (!success) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    key === 'schema' ? [[`${path}/${key}`, object.parse(inner)]] : findSchemas(inner, `${path}/${key}`),
  );
};

it('openapi.json is a valid OpenAPI 3.1 document (R143)', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await readDocument());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('all schemas in openapi.json are valid JSON Schema 2020-12 (R143)', async () => {
  const ajv = new Ajv2020({ allErrors: true });
  const schemas = findSchemas(await readDocument());
  expect(schemas.length).toBeGreaterThan(500);
  const invalid = schemas.flatMap(([path, schema]) =>
    ajv.validateSchema(schema) === true ? [] : [`${path}: ${ajv.errorsText()}`],
  );
  expect(invalid).toEqual([]);
});
