import { LIST_TOTAL_MAX } from '@bigorna/domain/limits';

/** How many records a list has: counted up to a limit, beyond it `10000+`. */
export const totalText = (total: number, locale: string): string => {
  const counted = new Intl.NumberFormat(locale).format(Math.min(total, LIST_TOTAL_MAX));
  return total >= LIST_TOTAL_MAX ? `${counted}+` : counted;
};
