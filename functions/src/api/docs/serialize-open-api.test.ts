import { describe, expect, it } from 'vitest';
import { serializeOpenApi } from './serialize-open-api.ts';

describe('OpenAPI document text', () => {
  it.each([
    ['^[^\\p{Cc}]*$/u', '^[^\\p{Cc}]*$'],
    ['^[a-z]+$', '^[a-z]+$'],
    ['^\\/media\\/u', '^\\/media\\/u'],
    ['^x/iu', '^x'],
  ])('contains the pattern %s without flags (R143)', (pattern, plain) => {
    expect(JSON.parse(serializeOpenApi({ schema: { type: 'string', pattern } }))).toEqual({
      schema: { type: 'string', pattern: plain },
    });
  });
});
