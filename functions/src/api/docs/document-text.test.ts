import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';

describe('the text of the API’s description', () => {
  it.each([
    ['^[^\\p{Cc}]*$/u', '^[^\\p{Cc}]*$'],
    ['^[a-z]+$', '^[a-z]+$'],
    ['^\\/media\\/u', '^\\/media\\/u'],
    ['^x/iu', '^x'],
  ])('R143 has the pattern of %s without flags', (pattern, plain) => {
    expect(JSON.parse(documentText({ schema: { type: 'string', pattern } }))).toEqual({
      schema: { type: 'string', pattern: plain },
    });
  });
});
