import { describe, expect, it } from 'vitest';
import { serializeOpenApi } from './serialize-open-api.ts';

describe('OpenAPI document text', () => {
  it.each([
    ['^[^\\p{Cc}]*$/u', '^[^\\p{Cc}]*$'],
    ['^[a-z]+$', '^[a-z]+$'],
    ['^\\/media\\/u', '^\\/media\\/u'],
    ['^x/iu', '^x'],
  ])('strips the flags of the pattern %s (R143)', (pattern, plain) => {
    expect(JSON.parse(serializeOpenApi({ schema: { type: 'string', pattern } }))).toEqual({
      schema: { type: 'string', pattern: plain },
    });
  });
});
