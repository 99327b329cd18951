import { PAYLOADS } from './payloads.ts';

/** All payloads in texts of at most so many characters; those that are longer alone are left out. */
export const packed = (max: number): string[] => {
  const texts: string[] = [];
  let current = '';
  for (const { text } of PAYLOADS) {
    if (text.length > max) continue;
    const longer = current === '' ? text : `${current}\n\n${text}`;
    if (longer.length > max) texts.push(current);
    current = longer.length > max ? text : longer;
  }
  return current === '' ? texts : [...texts, current];
};

/** The payload of a record where each holds one: the next that fits into a field, so that none is cut. */
export const fitting = (at: number, max: number): string => {
  const short = PAYLOADS.filter(({ text }) => text.length <= max);
  return short[at % short.length]?.text ?? '';
};
