/** `/u` behind a pattern: zod-to-openapi writes a RegExp as it reads in code, where JSON Schema wants the pattern alone. */
const FLAGS = /(?<!\\)\/[dgimsuvy]+$/;

/** An OpenAPI document as JSON, its patterns such as others' tools understand. */
export const documentText = (document: object): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? value.replace(FLAGS, '') : value,
  );
