/** Flags such as `/u` after a pattern. zod-to-openapi emits them, but JSON Schema allows only the pattern. */
const FLAGS = /(?<!\\)\/[dgimsuvy]+$/;

/** Serializes an OpenAPI document as JSON, with patterns valid in JSON Schema. */
export const serializeOpenApi = (document: object): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? value.replace(FLAGS, '') : value,
  );
