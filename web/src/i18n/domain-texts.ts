import type { TextCode, Texts } from '@bigorna/domain/errors/codes';
import { filled } from '@bigorna/domain/errors/texts/filled';

type Values = Readonly<Record<string, string | number>>;

/** Gives a text of domain in the reader's language, its `{placeholders}` filled in. */
export type DomainText = (code: TextCode, values?: Values) => string;

export const domainText =
  (texts: Texts | undefined): DomainText =>
  (code, values = {}) =>
    texts ? filled(texts[code], values) : '';
