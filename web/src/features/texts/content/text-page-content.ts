import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** What a section is made of: a paragraph, a list, or something drawn. */
export type TextBlock =
  | MessageDescriptor
  | { readonly list: readonly MessageDescriptor[]; readonly isOrdered?: boolean }
  | { readonly Part: ComponentType };

/** One part of a text page under its heading. */
export interface TextSection {
  /** The anchor; links from elsewhere name it, so it stays. */
  readonly id: string;
  readonly title: MessageDescriptor;
  /** Drawn beside the title in the table of contents. */
  readonly Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
  readonly body: readonly TextBlock[];
}

/** A page of text as data: the frame draws all of them alike. */
export interface TextPageContent {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** The day of its last change, as `2026-11-22`. */
  readonly changed: string;
  readonly sections: readonly TextSection[];
}
