export type HitGroup = 'pages' | 'mods' | 'users' | 'logs';

/** One search result. */
export interface Hit {
  /** Unique among all results. */
  id: string;
  group: HitGroup;
  title: string;
  detail?: string;
  /** Console path that the result opens. */
  path: string;
}
