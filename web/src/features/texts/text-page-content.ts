import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { secondaryTitles } from '#shared/page/secondary-titles.ts';
import type { PATTERNS } from '#shared/routing/paths.ts';

/** A block of a section: a paragraph, a list, or a component. */
export type TextBlock =
  | MessageDescriptor
  | { readonly list: readonly MessageDescriptor[]; readonly isOrdered?: boolean }
  | { readonly Part: ComponentType };

export interface TextSection {
  /** Anchor. Permanent, because other pages link to it. */
  readonly id: string;
  readonly title: MessageDescriptor;
  /** Icon in the table of contents. */
  readonly Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
  readonly body: readonly TextBlock[];
}

/** A text page as data; one component renders all text pages. */
export interface TextPageContent {
  /** The page's name in the tables of titles and paths. */
  readonly page: keyof typeof PATTERNS & keyof typeof secondaryTitles;
  readonly lead: MessageDescriptor;
  /** Date of the last change, as `2026-11-22`. */
  readonly changed: string;
  readonly sections: readonly TextSection[];
}
