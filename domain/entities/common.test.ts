import { describe, expect, it } from 'vitest';
import { id } from './common.ts';

describe('a document id', () => {
  it.each(['seed-jogador', '60dMER9qMJLAyZrA4h42', '_', '...', '__a', 'a__'])('may be %j', (text) => {
    expect(id.safeParse(text).success).toBe(true);
  });
  it.each(['', '.', '..', 'a/b', '____', '__x__', '__\n__', 'x'.repeat(129)])('may not be %j', (text) => {
    expect(id.safeParse(text).success).toBe(false);
  });
});
