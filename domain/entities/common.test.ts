import { describe, expect, it } from 'vitest';
import { createLineSchema, displayName, hostPath, id } from './common.ts';

describe('document id', () => {
  it.each(['seed-jogador', '60dMER9qMJLAyZrA4h42', '_', '...', '__a', 'a__'])('accepts %j', (text) => {
    expect(id.safeParse(text).success).toBe(true);
  });
  it.each(['', '.', '..', 'a/b', '____', '__x__', '__\n__', 'x'.repeat(129)])('rejects %j', (text) => {
    expect(id.safeParse(text).success).toBe(false);
  });
});

describe('host path', () => {
  it.each(['/a', '/media/thumbnails/x.webp', '/api/x?y=%20#z'])('accepts %j', (text) => {
    expect(hostPath.safeParse(text).success).toBe(true);
  });
  it.each(['', '/', 'a', '//evil.com', '/\\evil.com', '/a\\b', '/ a', '/a\n'])('rejects %j', (text) => {
    expect(hostPath.safeParse(text).success).toBe(false);
  });
});

describe('typed text', () => {
  it.each([createLineSchema(4), displayName])(
    'has one form for accents that devices type as two characters',
    (schema) => {
      expect(schema.parse(' Jos\u0065\u0301 ')).toBe('Jos\u00e9');
    },
  );
});
