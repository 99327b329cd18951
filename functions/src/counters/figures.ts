import type { CountableEvent, RollUp } from '@bigorna/domain/entities/counting';
import { isTouch, type Touch } from './events.ts';

/** What the events of a slot come to. A mod that was only touched is in its bucket, with nothing to add. */
export type Figures = Pick<RollUp, 'events' | 'buckets' | 'downloads' | 'ads'>;
export type ModFigures = RollUp['buckets'][string];
export type AdFigures = RollUp['ads'];

const entryOf = <T>(record: Record<string, T>, key: string, empty: T): T => {
  record[key] ??= empty;
  return record[key];
};

/** Adds events up: by bucket and mod, by ad, and the downloads of them all. */
export const figuresOf = (events: readonly CountableEvent[]): Figures => {
  const figures: Figures = { events: events.length, buckets: {}, downloads: 0, ads: {} };
  for (const event of events) {
    if ('ad_id' in event) {
      entryOf(figures.ads, event.ad_id, { views: 0, clicks: 0 })[event.kind === 'ad_view' ? 'views' : 'clicks'] += 1;
      continue;
    }
    const mod = entryOf(entryOf(figures.buckets, event.bucket, {}), event.mod_id, { views: 0, downloads: 0 });
    if (isTouch(event)) continue;
    mod[event.kind === 'view' ? 'views' : 'downloads'] += 1;
    if (event.kind === 'download') figures.downloads += 1;
  }
  return figures;
};

/** The touches among events, by mod. */
export const touchesOf = (events: readonly CountableEvent[]): Map<string, Touch[]> =>
  Map.groupBy(events.filter(isTouch), ({ mod_id }) => mod_id);

/** How much more was seen than is applied; never less than nothing. */
export const beyond = (seen: number, applied = 0): number => Math.max(0, seen - applied);

/**
 * What is still to be added so that `seen` is in the figures, where `applied` is already. Events only become more: a
 * reading that has seen fewer than are applied is an older one, and adds nothing.
 */
export const modsBeyond = (seen: ModFigures, applied: ModFigures = {}): ModFigures =>
  Object.fromEntries(
    Object.entries(seen)
      .map(([id, { views, downloads }]) => {
        const had = applied[id];
        return [id, { views: beyond(views, had?.views), downloads: beyond(downloads, had?.downloads) }] as const;
      })
      .filter(([, { views, downloads }]) => views + downloads > 0),
  );

/** The same of ads. */
export const adsBeyond = (seen: AdFigures, applied: AdFigures = {}): AdFigures =>
  Object.fromEntries(
    Object.entries(seen)
      .map(([id, { views, clicks }]) => {
        const had = applied[id];
        return [id, { views: beyond(views, had?.views), clicks: beyond(clicks, had?.clicks) }] as const;
      })
      .filter(([, { views, clicks }]) => views + clicks > 0),
  );

/** Whether there is anything in it. */
export const isSome = (figures: ModFigures | AdFigures): boolean => Object.keys(figures).length > 0;
