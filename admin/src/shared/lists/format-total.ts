import { LIST_TOTAL_MAX } from '@bigorna/domain/limits';

/** Formats a list's total. The API counts up to a limit. At the limit, the text is `10000+`. */
export const formatTotal = (total: number, locale: string): string => {
  const formatted = new Intl.NumberFormat(locale).format(Math.min(total, LIST_TOTAL_MAX));
  return total >= LIST_TOTAL_MAX ? `${formatted}+` : formatted;
};
