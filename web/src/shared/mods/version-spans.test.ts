import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { toVersionSpans } from './version-spans.ts';

describe('toVersionSpans', () => {
  it.each([
    [[], []],
    [['1.21.4'], ['1.21.4']],
    [['1.20.6', '1.20.4', '1.20.1'], ['1.20.1–1.20.6']],
    [['1.20.1', '1.20.6', '1.20.4'], ['1.20.1–1.20.6']],
    [
      ['1.21.4', '1.20.6', '1.20.4'],
      ['1.21.4', '1.20.4–1.20.6'],
    ],
    [['1.21.1', '1.20.6'], ['1.20.6–1.21.1']],
    [
      ['1.21.50', '1.21.40', '1.20.60'],
      ['1.21.40–1.21.50', '1.20.60'],
    ],
    [['1.21.4', '1.21.4'], ['1.21.4']],
    [
      ['1.7.10', '1.12.2'],
      ['1.12.2', '1.7.10'],
    ],
  ])('shortens %j to %j (R017)', (versions, spans) => {
    expect(toVersionSpans(versions, INITIAL_GAME_VERSIONS)).toEqual(spans);
  });

  it('follows the known versions: a version that staff add divides a span (R017, R261)', () => {
    const versions = ['1.20.6', '1.20.4'];
    const known = { ...INITIAL_GAME_VERSIONS, mod: ['1.20.6', '1.20.5', '1.20.4'] };
    expect(toVersionSpans(versions, known)).toEqual(['1.20.6', '1.20.4']);
    expect(toVersionSpans(['1.20.5', ...versions], known)).toEqual(['1.20.4–1.20.6']);
  });

  it('covers no version of the other edition that has the same numbers (R017, R261)', () => {
    const known = { mod: ['26.3', '26.2', '26.1'], addon: ['26.3', '26.1'] };
    expect(toVersionSpans(['26.3', '26.1'], known)).toEqual(['26.3', '26.1']);
    expect(toVersionSpans(['26.3', '26.2', '26.1'], known)).toEqual(['26.1–26.3']);
  });
});
