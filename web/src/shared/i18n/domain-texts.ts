import type { TextCode, Texts } from '@bigorna/domain/errors/codes';
import { fillPlaceholders, findUnfilled } from '@bigorna/domain/errors/texts/fill-placeholders';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns a text of domain in the current language, with `{placeholders}` filled in. */
export type DomainText = (code: TextCode, values?: Values) => string;

export const createDomainText =
  (texts: Texts | undefined): DomainText =>
  (code, values = {}) => {
    if (!texts) return '';
    // Emulator builds report missing values of placeholders, so that tests fail.
    if (import.meta.env.FOR_EMULATORS && findUnfilled(texts[code], values).length > 0)
      reportError(`${code} lacks values`);
    return fillPlaceholders(texts[code], values);
  };
