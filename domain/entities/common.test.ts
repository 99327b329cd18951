import { describe, expect, it } from 'vitest';
import { hostPath, id } from './common.ts';

describe('a document id', () => {
  it.each(['seed-jogador', '60dMER9qMJLAyZrA4h42', '_', '...', '__a', 'a__'])('may be %j', (text) => {
    expect(id.safeParse(text).success).toBe(true);
  });
  it.each(['', '.', '..', 'a/b', '____', '__x__', '__\n__', 'x'.repeat(129)])('may not be %j', (text) => {
    expect(id.safeParse(text).success).toBe(false);
  });
});

describe('a path of the host', () => {
  it.each(['/a', '/media/thumbnails/x.webp', '/api/x?y=%20#z'])('may be %j', (text) => {
    expect(hostPath.safeParse(text).success).toBe(true);
  });
  it.each(['', '/', 'a', '//evil.com', '/\\evil.com', '/a\\b', '/ a', '/a\n'])('may not be %j', (text) => {
    expect(hostPath.safeParse(text).success).toBe(false);
  });
});
