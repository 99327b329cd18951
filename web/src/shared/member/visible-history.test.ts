import { describe, expect, it } from 'vitest';
import { createHistoryEntry as entry } from '#shared/history/testing/sample-entry.ts';
import { selectHistory } from './visible-history.ts';

const live = [entry('live')];
const fetched = { entries: [entry('api')], hasFailed: false };
const notFetched = { entries: undefined, hasFailed: false };

describe('visible history (R102, R146)', () => {
  it('is loading until the API or the live source responds', () => {
    expect(selectHistory(undefined, notFetched)).toEqual({ status: 'loading', entries: [] });
  });

  it('shows the entries of the API until live entries arrive', () => {
    expect(selectHistory(undefined, fetched)).toEqual({ status: 'ready', entries: fetched.entries });
    expect(selectHistory(live, fetched)).toEqual({ status: 'ready', entries: live });
  });

  it('fails only when the API failed and there are no live entries', () => {
    const failed = { entries: undefined, hasFailed: true };
    expect(selectHistory(undefined, failed).status).toBe('failed');
    expect(selectHistory(live, failed).status).toBe('ready');
  });
});
