import type { TimeAgo } from '@bigorna/domain/time-ago';
import { createContext, useContext } from 'react';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import type { StructuredData } from './structured-data.ts';

/** Head of a page. The components of the page set it while a server renders them. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Structured data of schema.org, one object per block. */
  data?: readonly StructuredData[];
}

/** How a server renders, or has rendered, this page. */
export interface Rendering {
  /** Time of the rendering, in milliseconds. Texts such as “2 days ago” depend on it. */
  readonly at: number;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Receives the head; only on a server. */
  readonly head?: PageHead;
}

/** Undefined on a page that only the browser renders. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** Scheme and host of the site: in a page from a server as the server knows them, else as the browser does. */
export const useSiteOrigin = (): string => useContext(RenderingContext)?.origin ?? location.origin;

/** Receives the page's head on a server; undefined in a browser. */
export const usePageHead = (): PageHead | undefined => useContext(RenderingContext)?.head;

const MINUTE_MS = 60_000;

/** A date whose local fields are the UTC fields of `date`. */
const toUtcFields = (date: Date): Date => new Date(date.getTime() + date.getTimezoneOffset() * MINUTE_MS);

/**
 * Counts the time since a date with `count`. While React hydrates the page, this is the time at the rendering, in UTC.
 */
export const useTimeAgo = (iso: string, count: (at: Date, now: Date) => TimeAgo): TimeAgo => {
  const rendering = useContext(RenderingContext);
  if (useIsHydrated() || !rendering) return count(new Date(iso), new Date());
  return count(toUtcFields(new Date(iso)), toUtcFields(new Date(rendering.at)));
};

/** The current year; in UTC while React hydrates the page. */
export const useYear = (): number => {
  const rendering = useContext(RenderingContext);
  return useIsHydrated() || !rendering ? new Date().getFullYear() : new Date(rendering.at).getUTCFullYear();
};

/** Time zone of dates: the visitor's, which a server does not know. The server's pages show UTC. */
export const useTimeZone = (): 'UTC' | undefined => (useIsHydrated() ? undefined : 'UTC');
